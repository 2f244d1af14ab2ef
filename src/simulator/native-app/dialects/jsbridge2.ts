import { hiddenFrame } from '../frames';
import { AppSide, PageSide } from '../page-side';
import { after, onceLoaded, type BridgeObject, type DialectParts, type Wire } from '../wire';
import { tellReady } from './jsbridge1';

const MESSAGES_WAIT = 'yy://__QUEUE_MESSAGE__';

/**
 * lzyzsd/JsBridge 2.0. The app's own object is in the page from the first moment, a method a command; `callHandler` is
 * added to it by a script after the page has loaded. The methods are called, and a method that is not there is passed over
 * in silence; the script also says by a frame that a message waits, as 1.0 did, but the app hears its methods alone.
 * `commands` are those that the app has.
 */
export function startJsBridge2(
  { page, receive, readyAfterMs }: DialectParts,
  commands: readonly string[],
): Wire {
  const early: (() => void)[] = [];
  const injected: BridgeObject = {};
  const app = new AppSide(receive, (json) => {
    const take = injected._handleMessageFromNative as ((json: string) => void) | undefined;
    take?.(json);
  });
  for (const name of commands) {
    injected[name] = (data: string, callbackId: string) =>
      receive(name, paramsOf(data), app.replyTo(callbackId || undefined));
  }
  injected.response = (data: string, responseId: string) => app.answered(responseId, JSON.parse(data));
  page.WebViewJavascriptBridge = injected;
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
      if (injected.callHandler) call();
      else early.push(call);
    },
  };
}

/** What the script wrote into them is no parameter. */
function paramsOf(json: string | undefined): unknown {
  const data = JSON.parse(json ?? 'null') as { callbackId?: unknown } | null;
  if (data !== null) delete data.callbackId;
  return data;
}

function injectScript(page: DialectParts['page']): void {
  const bridge = page.WebViewJavascriptBridge ?? {};
  const side: PageSide = new PageSide(() => {
    for (const { responseId, responseData } of JSON.parse(side.takeQueue()) as Answer[]) {
      send('response', responseData ?? null, responseId);
    }
  });
  let frame: HTMLIFrameElement | undefined;
  const send = (name: string, message: unknown, callbackId: string): void => {
    const method = named(page, name);
    if (typeof method === 'function') (method as Call)(JSON.stringify(message), callbackId);
    // As published: without init there is no frame, and this throws.
    (frame as HTMLIFrameElement).src = MESSAGES_WAIT;
  };
  bridge._handleMessageFromNative = (json: string): void =>
    void page.setTimeout(() => side.dispatch(json), 0);
  bridge.registerHandler = side.registerHandler;
  bridge.init = () => {
    if (frame) throw new Error('WebViewJavascriptBridge.init called twice');
    frame = hiddenFrame(page);
    frame.src = MESSAGES_WAIT;
    page.document.documentElement.appendChild(frame);
  };
  bridge.callHandler = (name: string, ...rest: unknown[]) => {
    const [data, onReply] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest;
    const { callbackId = '' } = side.expect(onReply);
    // Into what the page gave, which must be an object.
    if (callbackId) (data as { callbackId?: string }).callbackId = callbackId;
    send(name, data, callbackId);
  };
  tellReady(page);
}

/** As the published script finds a method: a page whose content policy forbids eval reaches no command, and hears nothing of it. */
function named(page: DialectParts['page'], name: string): unknown {
  try {
    return page.eval(`WebViewJavascriptBridge.${name}`);
  } catch {
    return undefined;
  }
}

type Call = (data: string | undefined, id: string) => void;
interface Answer {
  readonly responseId: string;
  readonly responseData?: unknown;
}
