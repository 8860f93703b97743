// One stream of news for all tabs of a browser.
"use strict";
const tabs = new Set();
let source = null;
const tell = (what) => tabs.forEach((tab) => tab.postMessage(what));
const listen = (address) => {
  if (source && source.readyState !== 2) return;
  source = new EventSource(address);
  source.onopen = () => tell(null);
  source.addEventListener("news", (event) => tell(event.data));
};
onconnect = (event) => {
  const tab = event.ports[0];
  tab.onmessage = (message) => {
    if (message.data === null) {
      tabs.delete(tab);
      if (!tabs.size && source) {
        source.close();
        source = null;
      }
      return;
    }
    tabs.add(tab);
    listen(message.data);
    if (source.readyState === 1) tab.postMessage(null);
  };
};
