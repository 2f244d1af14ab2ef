import type { Connect } from './native-bridge';

/** What the native apps put into a page. */
interface BridgeWindow extends Window {
  WebViewJavascriptBridge?: unknown;
  /** Waiting list of WebViewJavascriptBridge 5 and 6. */
  WVJBCallbacks?: ((bridge: unknown) => void)[];
}

const ANDROID_READY_EVENT = 'WebViewJavascriptBridgeReady';
/** Loading it makes the iOS app put its bridge into the page; 5 knows this scheme alone, 6 still knows it. */
const IOS_HANDSHAKE_URL = 'wvjbscheme://__BRIDGE_LOADED__';

/** lzyzsd/JsBridge: at once where the bridge is there already, otherwise at its ready event. */
export const connectAndroid =
  (page: BridgeWindow): Connect =>
  (onReady) => {
    onReady(page.WebViewJavascriptBridge);
    const onEvent = (): void => onReady(page.WebViewJavascriptBridge);
    page.document.addEventListener(ANDROID_READY_EVENT, onEvent, { once: true });
  };

/** marcuswestin/WebViewJavascriptBridge: the waiting list and a hidden frame as handshake. */
export const connectIos =
  (page: BridgeWindow): Connect =>
  (onReady) => {
    if (page.WebViewJavascriptBridge) return onReady(page.WebViewJavascriptBridge);
    if (page.WVJBCallbacks) return void page.WVJBCallbacks.push(onReady);
    page.WVJBCallbacks = [onReady];
    const frame = page.document.createElement('iframe');
    frame.style.display = 'none';
    frame.src = IOS_HANDSHAKE_URL;
    page.document.documentElement.appendChild(frame);
    page.setTimeout(() => frame.remove(), 0);
  };
