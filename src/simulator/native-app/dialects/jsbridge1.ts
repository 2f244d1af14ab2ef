import { catchFrames, hiddenFrame } from '../frames';
import { AppSide, PageSide } from '../page-side';
import { after, onceLoaded, type BridgeObject, type DialectParts, type Reply, type Wire } from '../wire';

const MESSAGES_WAIT = 'yy://__QUEUE_MESSAGE__/';
const MESSAGES = 'yy://return/_fetchQueue/';
type OnMessage = (message: unknown, reply: Reply) => void;

/**
 * lzyzsd/JsBridge 1.0.x. Its script is injected after the page's load, and fires an event. Until `init` is called, everything from the app
 * is queued, including replies. Messages are sent through a hidden frame: one URL signals that some are waiting, and the app then fetches
 * them by another.
 */
export function startJsBridge1({ page, receive, readyAfterMs }: DialectParts): Wire {
  const early: (() => void)[] = [];
  const app = new AppSide(receive, (json) => handleFromNative(json));
  const handleFromNative = (json: string): void => {
    const take = page.WebViewJavascriptBridge?._handleMessageFromNative as
      | ((json: string) => void)
      | undefined;
    take?.(json);
  };

  catchFrames(
    page,
    (url) => url.startsWith('yy://'),
    (url) => {
      if (url === MESSAGES_WAIT) (page.WebViewJavascriptBridge?._fetchQueue as () => void)();
      else if (url.startsWith(MESSAGES)) app.take(decodeURIComponent(url.slice(MESSAGES.length)));
    },
  );
  onceLoaded(page, () =>
    after(page, readyAfterMs, () => {
      injectScript(page);
      early.forEach((call) => call());
      early.length = 0;
    }),
  );
  return {
    callPage: (name, data, onReply) => {
      const call = (): void => app.call(name, data, onReply);
      if (page.WebViewJavascriptBridge) call();
      else early.push(call);
    },
  };
}

/** The part of the app's injected script. */
function injectScript(page: DialectParts['page']): void {
  if (page.WebViewJavascriptBridge) return;
  const frame = hiddenFrame(page);
  page.document.documentElement.appendChild(frame);
  const side = new PageSide(() => {
    frame.src = MESSAGES_WAIT;
  });
  let onMessage: OnMessage | undefined;
  let kept: string[] | null = [];
  const dispatch = (json: string): void => void page.setTimeout(() => side.dispatch(json, onMessage), 0);
  const bridge: BridgeObject = {
    init(handler: OnMessage) {
      if (onMessage) throw new Error('WebViewJavascriptBridge.init called twice');
      onMessage = handler;
      const messages = kept ?? [];
      kept = null;
      messages.forEach(dispatch);
    },
    send: (data: unknown, onReply?: Reply) => side.send({ data, ...side.expect(onReply) }),
    registerHandler: side.registerHandler,
    callHandler: side.callHandler,
    _fetchQueue: () => {
      frame.src = MESSAGES + encodeURIComponent(side.takeQueue());
    },
    _handleMessageFromNative: (json: string) => (kept ? kept.push(json) : dispatch(json)),
  };
  page.WebViewJavascriptBridge = bridge;
  announceReady(page);
}

export function announceReady(page: DialectParts['page']): void {
  const event = page.document.createEvent('Events') as Event & { bridge?: unknown };
  event.initEvent('WebViewJavascriptBridgeReady', false, false);
  event.bridge = page.WebViewJavascriptBridge;
  page.document.dispatchEvent(event);
}
