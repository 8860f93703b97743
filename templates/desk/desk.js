// What the pages of the desk do by themselves: one stream of news a browser, and small comforts. Without it all works too.
"use strict";
(() => {
  // A browser opens six connections to a place at most, so all its tabs share one stream.
  const shared = typeof SharedWorker === "function";
  class News extends EventTarget {
    constructor(address) {
      super();
      this.readyState = 0;
      if (!shared) {
        this.source = new EventSource(address);
        this.source.onopen = () => this.opened();
        this.source.addEventListener("news", (event) => this.tell(event.data));
        return;
      }
      this.port = new SharedWorker("/static/news.js").port;
      this.port.onmessage = (event) => (event.data === null ? this.opened() : this.tell(event.data));
      this.port.postMessage(address);
      addEventListener("pagehide", () => this.port.postMessage(null));
      addEventListener("pageshow", (event) => event.persisted && location.reload());
    }
    opened() {
      this.readyState = 1;
      if (this.onopen) this.onopen(new Event("open"));
    }
    tell(name) {
      this.dispatchEvent(new MessageEvent(name, { data: "" }));
    }
    close() {
      this.readyState = 2;
      if (this.source) this.source.close();
      else this.port.postMessage(null);
    }
  }
  htmx.createEventSource = (address) => new News(address);

  // Whoever has just answered hops.
  const answered = () => [...document.querySelectorAll(".seated .answered .disc")];
  let before = new Set();
  document.addEventListener("htmx:beforeSwap", () => {
    before = new Set(answered().map((disc) => disc.className));
  });
  document.addEventListener("htmx:afterSwap", () => {
    for (const disc of answered()) if (!before.has(disc.className)) disc.parentElement.classList.add("just");
  });

  // A choice that is sent as soon as it is made.
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-send]")) event.target.form.requestSubmit();
  });
  // A form is sent once: who presses twice means it once.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
    form.setAttribute("aria-busy", "true");
  });
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-sent]")) {
      delete form.dataset.sent;
      form.removeAttribute("aria-busy");
    }
  });
})();
