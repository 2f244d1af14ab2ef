import { IOS_HANDSHAKE_URL, IOS_SECOND_HANDSHAKE_URL } from '@/contract/bridge/handshake';
import type { Scheduler } from '../timers';
import type { Connect } from './native-bridge';

/** Properties that the native apps add to `window`. */
export interface BridgeWindow extends Window {
  WebViewJavascriptBridge?: unknown;
  /** Callback list of WebViewJavascriptBridge 5 and 6. */
  WVJBCallbacks?: ((bridge: unknown) => void)[];
}

const ANDROID_READY_EVENT = 'WebViewJavascriptBridgeReady';
/** Some web views drop unknown schemes before the app sees them: try the second handshake after this. */
const SECOND_HANDSHAKE_MS = 300;
/** Some builds of JsBridge complete their object without an event: poll. */
const LOOK_AGAIN_MS = 100;
const LOOKS = 100;

/** lzyzsd/JsBridge: at once if the bridge exists, otherwise at its ready event. */
export const connectAndroid =
  (page: BridgeWindow, scheduler: Scheduler): Connect =>
  (onReady) => {
    const look = (): void => {
      const candidate = page.WebViewJavascriptBridge;
      if (!canCall(candidate)) return;
      timer.stop();
      page.document.removeEventListener(ANDROID_READY_EVENT, look);
      onReady(candidate);
    };
    if (canCall(page.WebViewJavascriptBridge)) return onReady(page.WebViewJavascriptBridge);
    // Not `once`: JsBridge 2.0 may announce an incomplete object.
    page.document.addEventListener(ANDROID_READY_EVENT, look);
    let looks = 0;
    const timer = scheduler.every(LOOK_AGAIN_MS, () => {
      looks += 1;
      if (looks === LOOKS) timer.stop();
      look();
    });
  };

/** marcuswestin/WebViewJavascriptBridge: callback list, and a hidden frame as handshake. */
export const connectIos =
  (page: BridgeWindow, scheduler: Scheduler): Connect =>
  (onReady) => {
    if (canCall(page.WebViewJavascriptBridge)) return onReady(page.WebViewJavascriptBridge);
    let isReady = false;
    const ready = (bridge: unknown): void => {
      isReady = true;
      onReady(bridge);
    };
    // The list's creator has done the handshake.
    if (page.WVJBCallbacks) return void page.WVJBCallbacks.push(ready);
    page.WVJBCallbacks = [ready];
    loadHidden(page, scheduler, IOS_HANDSHAKE_URL);
    scheduler.after(SECOND_HANDSHAKE_MS, () => {
      if (!isReady) loadHidden(page, scheduler, IOS_SECOND_HANDSHAKE_URL);
    });
  };

function loadHidden(page: BridgeWindow, scheduler: Scheduler, url: string): void {
  const frame = page.document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = url;
  page.document.documentElement.appendChild(frame);
  scheduler.after(0, () => frame.remove());
}

const canCall = (candidate: unknown): boolean =>
  typeof (candidate as { callHandler?: unknown } | undefined)?.callHandler === 'function';
