"""What pictures of several lands share."""
