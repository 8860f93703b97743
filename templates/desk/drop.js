// Photos dropped anywhere on the page land in its field. Without it one chooses them.
"use strict";
(() => {
  const field = document.querySelector(".drop input[type=file]");
  if (!field) return;
  const place = field.closest(".drop");
  addEventListener("dragover", (event) => {
    event.preventDefault();
    place.classList.add("over");
  });
  addEventListener("dragleave", () => place.classList.remove("over"));
  addEventListener("drop", (event) => {
    event.preventDefault();
    place.classList.remove("over");
    const before = new DataTransfer();
    for (const file of [...field.files, ...event.dataTransfer.files]) before.items.add(file);
    field.files = before.files;
    place.scrollIntoView({ block: "nearest" });
  });
})();
