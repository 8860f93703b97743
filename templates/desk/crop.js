// Moves a picture behind the window of a card; the three numbers of the form say where it stands. Without it one types them.
"use strict";
(() => {
  const box = document.querySelector("[data-crop]");
  if (!box) return;
  const view = box.querySelector(".window");
  const picture = view.querySelector("img");
  const zoom = box.querySelector("#zoom");
  const [left, top, width] = ["left", "top", "width"].map((name) => box.querySelector(`#${name}`));
  const shape = Number(box.dataset.shape);
  const tall = Number(box.dataset.tall);
  // In shares of the picture's width: how wide the card's part is at most, and how high it is.
  const most = Math.min(1, tall * shape);
  let part = { x: Number(left.value) / 100, y: Number(top.value) / 100, w: Number(width.value) / 100 };
  const high = () => part.w / shape / tall;
  const show = () => {
    part.w = Math.min(most, Math.max(most / 10, part.w || most));
    part.x = Math.min(1 - part.w, Math.max(0, part.x));
    part.y = Math.min(1 - high(), Math.max(0, part.y));
    picture.style.width = `${100 / part.w}%`;
    picture.style.left = `${(-100 * part.x) / part.w}%`;
    picture.style.top = `${(-100 * part.y) / high()}%`;
    left.value = (100 * part.x).toFixed(3);
    top.value = (100 * part.y).toFixed(3);
    width.value = (100 * part.w).toFixed(3);
    zoom.value = (10 * most) / part.w;
  };
  const zoomed = (wide) => {
    const centre = { x: part.x + part.w / 2, y: part.y + high() / 2 };
    part.w = Math.min(most, Math.max(most / 10, wide));
    part.x = centre.x - part.w / 2;
    part.y = centre.y - high() / 2;
    show();
  };
  view.style.aspectRatio = String(shape);
  zoom.addEventListener("input", () => zoomed((10 * most) / Number(zoom.value)));
  for (const field of [left, top, width]) {
    field.addEventListener("change", () => {
      part = { x: Number(left.value) / 100, y: Number(top.value) / 100, w: Number(width.value) / 100 };
      show();
    });
  }
  view.addEventListener("pointerdown", (event) => {
    view.setPointerCapture(event.pointerId);
    const from = { ...part, at: [event.clientX, event.clientY] };
    const wide = view.clientWidth;
    const tallness = view.clientHeight;
    view.onpointermove = (move) => {
      part.x = from.x - ((move.clientX - from.at[0]) / wide) * part.w;
      part.y = from.y - ((move.clientY - from.at[1]) / tallness) * high();
      show();
    };
    view.onpointerup = view.onpointercancel = () => {
      view.onpointermove = null;
    };
  });
  view.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomed(part.w * (event.deltaY > 0 ? 1.05 : 0.95));
  }, { passive: false });
  view.addEventListener("keydown", (event) => {
    const step = part.w / 40;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (moves[event.key]) {
      part.x += moves[event.key][0];
      part.y += moves[event.key][1] / tall;
      show();
    } else if (event.key === "+" || event.key === "=") zoomed(part.w * 0.95);
    else if (event.key === "-") zoomed(part.w * 1.05);
    else return;
    event.preventDefault();
  });
  show();
})();
