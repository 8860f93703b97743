from dixit_pbem.storage.shipped import mail_templates, own_templates, shipped


def test_templates_beside_the_game_file_come_first(tmp_path):
    assert mail_templates(tmp_path) == (tmp_path / "templates" / "mail", shipped("templates") / "mail")
    assert own_templates(tmp_path) == tmp_path / "templates" / "mail"


def test_the_programs_own_templates_are_there():
    assert (shipped("templates") / "mail" / "hand.j2").is_file()
