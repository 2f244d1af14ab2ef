import { catchFrames, hiddenFrame } from '../frames';
import { AppSide, PageSide } from '../page-side';
import { after, type DialectParts, type Wire } from '../wire';

interface Addresses {
  readonly isHandshake: (url: string) => boolean;
  readonly isQueue: (url: string) => boolean;
  /** URL that the app's script loads in its frame. */
  readonly queue: string;
}

/** Version 6 ignores case in hosts, and still accepts version 5's scheme. */
const isNamed = (url: string, name: string): boolean =>
  new RegExp(`^(https|wvjbscheme)://${name}/?$`, 'i').test(url);

const ADDRESSES: Readonly<Record<5 | 6, Addresses>> = {
  5: {
    isHandshake: (url) => url === 'wvjbscheme://__BRIDGE_LOADED__',
    isQueue: (url) => url === 'wvjbscheme://__WVJB_QUEUE_MESSAGE__',
    queue: 'wvjbscheme://__WVJB_QUEUE_MESSAGE__',
  },
  6: {
    isHandshake: (url) => isNamed(url, '__bridge_loaded__'),
    isQueue: (url) => isNamed(url, '__wvjb_queue_message__'),
    queue: 'https://__wvjb_queue_message__',
  },
};

/**
 * marcuswestin/WebViewJavascriptBridge 5 and 6. The page requests the bridge: it sets its callbacks in WVJBCallbacks and loads the
 * handshake's URL in a hidden frame. The app then injects its script, which calls them.
 */
export function startWvjb({ page, receive, readyAfterMs }: DialectParts, version: 5 | 6): Wire {
  const { isHandshake, isQueue, queue } = ADDRESSES[version];
  const early: (() => void)[] = [];
  const app = new AppSide(receive, (json) => {
    (page.WebViewJavascriptBridge?._handleMessageFromObjC as (json: string) => void)(json);
  });
  catchFrames(
    page,
    (url) => isHandshake(url) || isQueue(url),
    (url) => {
      const fetchQueue = page.WebViewJavascriptBridge?._fetchQueue as (() => string) | undefined;
      if (isQueue(url)) return app.take(fetchQueue?.() ?? '[]');
      after(page, readyAfterMs, () => {
        injectScript(page, queue);
        early.forEach((call) => call());
        early.length = 0;
      });
    },
  );
  return {
    callPage: (name, data, onReply) => {
      const call = (): void => app.call(name, data, onReply);
      if (page.WebViewJavascriptBridge) call();
      else early.push(call);
    },
  };
}

function injectScript(page: DialectParts['page'], queue: string): void {
  if (page.WebViewJavascriptBridge) return;
  const frame = hiddenFrame(page);
  const side = new PageSide(() => {
    frame.src = queue;
  });
  const bridge = {
    registerHandler: side.registerHandler,
    callHandler: side.callHandler,
    _fetchQueue: side.takeQueue,
    _handleMessageFromObjC: (json: string) => void page.setTimeout(() => side.dispatch(json), 0),
  };
  page.WebViewJavascriptBridge = bridge;
  frame.src = queue;
  page.document.documentElement.appendChild(frame);
  page.setTimeout(() => {
    const callbacks = page.WVJBCallbacks ?? [];
    delete page.WVJBCallbacks;
    callbacks.forEach((callback) => callback(bridge));
  }, 0);
}
