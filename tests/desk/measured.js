// What a script can see of a page: too wide, cut or overlapping words, faint words, small type, small targets.
({ narrow, thumb }) => {
  const found = new Set();
  const named = (node) => (node.innerText || node.value || node.name || node.className || node.tagName).trim();
  const say = (what, node) => found.add(`${what}: ${named(node).replace(/\s+/g, " ").slice(0, 70)}`);
  const hidden = ".unseen, .skip, details:not([open]) > :not(summary), [aria-hidden=true] > img";
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    if (node.closest("thead") && getComputedStyle(node.closest("thead")).clipPath !== "none") return false;
    return box.width > 1 && box.height > 1 && getComputedStyle(node).visibility !== "hidden" && !node.closest(hidden);
  };
  const all = [...document.body.querySelectorAll("*")].filter(seen);
  const inner = (node) => {
    const style = getComputedStyle(node);
    return node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  };
  const pen = document.createElement("canvas").getContext("2d");
  const width = (text, node) => {
    pen.font = getComputedStyle(node).font;
    return pen.measureText(text).width;
  };

  // Boxes
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const node of all) {
    const hides = getComputedStyle(node).overflowX === "hidden";
    if (hides && node.innerText && node.scrollWidth > node.clientWidth + 1) say("cut", node);
    if (!node.children.length && node.getBoundingClientRect().right > innerWidth + 1 && !node.closest("pre, .window")) say("beyond the edge", node);
    const arrow = 16;
    if (node.matches("select") && width(node.selectedOptions[0]?.text ?? "", node) > inner(node) - arrow + 1) say("choice is cut", node);
    if (node.matches("input") && !node.value && width(node.placeholder, node) > inner(node) + 1) found.add(`hint is cut: ${node.placeholder}`);
  }

  // Targets
  const amid = (link) => getComputedStyle(link).display === "inline" && link.parentElement.innerText.trim().length > link.innerText.trim().length + 3;
  for (const node of narrow ? document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])") : []) {
    if (!seen(node) || (node.matches("a") && (amid(node) || node.closest("h2")))) continue;
    const box = (node.matches("[type=checkbox], [type=radio]") && node.closest("label, .tick") || node).getBoundingClientRect();
    if (box.height < thumb - 0.5) say(`a target of ${Math.round(box.width)} x ${Math.round(box.height)}`, node);
  }

  // Words
  const light = (colour) => {
    const [r, g, b] = colour.map((each) => ((each /= 255) <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const numbers = (colour) => (colour.match(/[\d.]+/g) ?? [255, 255, 255]).map(Number);
  const ground = (node) => {
    for (let each = node; each; each = each.parentElement) {
      const colour = numbers(getComputedStyle(each).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.99) return colour.slice(0, 3);
    }
    return [255, 255, 255];
  };
  const lines = [];
  for (const node of all) {
    const texts = [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
    if (!texts.length) continue;
    const style = getComputedStyle(node);
    const [low, high] = [light(numbers(style.color).slice(0, 3)), light(ground(node))].sort((a, b) => a - b);
    const contrast = (high + 0.05) / (low + 0.05);
    if (contrast < 4.5) say(`contrast of ${contrast.toFixed(1)}`, node);
    if (parseFloat(style.fontSize) < 13) say(`type of ${style.fontSize}`, node);
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const room = node.closest(".game .said")?.getBoundingClientRect();
      for (const box of range.getClientRects()) if (box.width > 1 && !(room && box.bottom > room.bottom + 2)) lines.push([node, box]);
    }
  }
  lines.forEach(([one, a], at) => {
    for (const [other, b] of lines.slice(at + 1)) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 6) say(`${named(other).slice(0, 30)} lies over`, one);
    }
  });
  return [...found];
}
