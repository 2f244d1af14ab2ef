type Navigate = (url: string) => void;

/**
 * Pages talk to their app through hidden frames: the app intercepts their URLs. Here URLs are read before the browser loads them, which
 * checks the page's CSP and finds nothing; a frame is read once it is attached.
 */
export function catchFrames(
  page: Window & typeof globalThis,
  isForApp: (url: string) => boolean,
  navigate: Navigate,
) {
  const { prototype } = page.HTMLIFrameElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'src');
  const setAttribute = page.Element.prototype.setAttribute;
  const unattached = new Map<HTMLIFrameElement, string>();
  const send = (url: string): void => page.queueMicrotask(() => navigate(url));

  const listen = (frame: HTMLIFrameElement, url: string): void => {
    if (!isForApp(url)) return;
    if (frame.isConnected) send(url);
    else unattached.set(frame, url);
  };

  Object.defineProperty(prototype, 'src', {
    configurable: true,
    enumerable: true,
    get(this: HTMLIFrameElement): unknown {
      return original?.get?.call(this);
    },
    set(this: HTMLIFrameElement, url: unknown) {
      listen(this, String(url));
      original?.set?.call(this, url);
    },
  });
  prototype.setAttribute = function (this: HTMLIFrameElement, name: string, value: string): void {
    if (name.toLowerCase() === 'src') listen(this, value);
    setAttribute.call(this, name, value);
  };

  new page.MutationObserver(() => {
    for (const [frame, url] of unattached) {
      if (!frame.isConnected) continue;
      unattached.delete(frame);
      send(url);
    }
  }).observe(page.document, { childList: true, subtree: true });
}

export function hiddenFrame(page: Window): HTMLIFrameElement {
  const frame = page.document.createElement('iframe');
  frame.style.display = 'none';
  return frame;
}
