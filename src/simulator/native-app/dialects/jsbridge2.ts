import { hiddenFrame } from '../frames';
import { AppSide, PageSide } from '../page-side';
import { after, onceLoaded, type BridgeObject, type DialectParts, type Wire } from '../wire';
import { announceReady } from './jsbridge1';

const MESSAGES_WAIT = 'yy://__QUEUE_MESSAGE__';

/**
 * lzyzsd/JsBridge 2.0. The app's object is in the page from the start, with a method per command; a script adds `callHandler` after the
 * page's load. Missing methods are ignored silently; the script also signals messages through a frame, as in 1.0, but the app only listens
 * to its methods. `commands` are the app's.
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

/** Removes what the script added. */
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
    // Mutates the page's data, which must be an object.
    if (callbackId) (data as { callbackId?: string }).callbackId = callbackId;
    send(name, data, callbackId);
  };
  announceReady(page);
}

/** The published script resolves methods by eval: if the page's CSP forbids it, commands fail silently. */
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
