/** Between an app and the page, in any dialect. */

export type Reply = (reply: unknown) => void;

/** A call of the page: command, parameters, reply. */
export type Receive = (name: string, data: unknown, reply: Reply) => void;

export interface Wire {
  /** Calls a handler of the page. Waits until the bridge is ready. `onReply` receives the page's reply. */
  callPage(name: string, data: unknown, onReply: Reply): void;
}

export interface BridgeObject {
  callHandler?: (name: string, ...rest: unknown[]) => void;
  [member: string]: unknown;
}

export type AppWindow = Window &
  typeof globalThis & {
    WebViewJavascriptBridge?: BridgeObject;
    WVJBCallbacks?: ((bridge: unknown) => void)[];
  };

export interface DialectParts {
  readonly page: AppWindow;
  readonly receive: Receive;
  /** null: the app never injects its bridge. */
  readonly readyAfterMs: number | null;
}

export function after(page: Window, milliseconds: number | null, run: () => void): void {
  if (milliseconds !== null) page.setTimeout(run, milliseconds);
}

/** When a web view would report the page's load to its app. */
export function onceLoaded(page: Window, run: () => void): void {
  if (page.document.readyState === 'complete') run();
  else page.addEventListener('load', run, { once: true });
}
