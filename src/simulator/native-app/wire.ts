/** Between an app and the page, in whatever dialect. */

export type Reply = (reply: unknown) => void;

/** A page's call: its command, what came with it, and the way back. */
export type Receive = (name: string, data: unknown, reply: Reply) => void;

export interface Wire {
  /** As the app calls a handler of the page. Waits until the bridge is ready. `onReply` hears what the page answers. */
  callPage(name: string, data: unknown, onReply: Reply): void;
}

/** What lies in the page once a bridge is in it. */
export interface BridgeObject {
  callHandler?: (name: string, ...rest: unknown[]) => void;
  [member: string]: unknown;
}

export type AppWindow = Window &
  typeof globalThis & {
    WebViewJavascriptBridge?: BridgeObject;
    WVJBCallbacks?: ((bridge: unknown) => void)[];
  };

/** Where a dialect lives. */
export interface DialectParts {
  readonly page: AppWindow;
  readonly receive: Receive;
  /** null: the app never puts its bridge in. */
  readonly readyAfterMs: number | null;
}

export function after(page: Window, milliseconds: number | null, run: () => void): void {
  if (milliseconds !== null) page.setTimeout(run, milliseconds);
}

/** As a web-view tells its app that a page is finished. */
export function onceLoaded(page: Window, run: () => void): void {
  if (page.document.readyState === 'complete') run();
  else page.addEventListener('load', run, { once: true });
}
