"use strict";
// The wall shows the pictures of the rounds once more, from the one copy that the page holds of each.
for (const picture of document.querySelectorAll("[data-like]")) {
  picture.src = document.getElementById(picture.dataset.like).src;
}
for (const part of document.querySelectorAll("[hidden]")) part.hidden = false;

const stops = [...document.querySelectorAll("[data-stop]")];
const links = new Map([...document.querySelectorAll("nav a")].map((link) => [link.hash.slice(1), link]));

function here() {
  const focused = stops.indexOf(document.activeElement.closest("[data-stop]"));
  if (focused >= 0) return focused;
  const middle = window.innerHeight / 2;
  return Math.max(0, stops.findLastIndex((stop) => stop.getBoundingClientRect().top < middle));
}

// The arrow keys leaf through the album, except where they already move something: in the wide table.
document.onkeydown = (key) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
  if (!way || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey || key.target.closest(".scroll")) return;
  const next = stops[here() + way];
  if (!next) return;
  key.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView();
};

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!links.has(target.id)) continue;
      const link = links.get(target.id);
      if (!isIntersecting) {
        link.removeAttribute("aria-current");
        continue;
      }
      link.setAttribute("aria-current", "true");
      const row = link.closest("ul");
      row.scrollLeft = link.offsetLeft - row.clientWidth / 2;
    }
  },
  { rootMargin: "-45% 0px -45% 0px" },
);
stops.forEach((stop) => seen.observe(stop));
