import { AppSide, PageSide } from '../page-side';
import { after, onceLoaded, type BridgeObject, type DialectParts, type Wire } from '../wire';
import { tellReady } from './jsbridge1';

/** The members of the injected object that are no commands. */
const OWN_MEMBERS = ['response', 'toString'];

/**
 * lzyzsd/JsBridge 2.0. The app's own object is in the page from the first moment, a method a command; `callHandler` is
 * added to it by a script after the page has loaded. There is no frame: the methods are called, and a method that is not
 * there is passed over in silence. `commands` are those that the app has.
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
      receive(name, JSON.parse(data), app.replyTo(callbackId || undefined));
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

function injectScript(page: DialectParts['page']): void {
  const bridge = page.WebViewJavascriptBridge ?? {};
  const side: PageSide = new PageSide(() => {
    for (const { responseId, responseData } of JSON.parse(side.takeQueue()) as Answer[]) {
      (bridge.response as Call)(JSON.stringify(responseData ?? null), responseId);
    }
  });
  let isInit = false;
  bridge._handleMessageFromNative = (json: string): void =>
    void page.setTimeout(() => side.dispatch(json), 0);
  bridge.registerHandler = side.registerHandler;
  bridge.init = () => {
    if (isInit) throw new Error('WebViewJavascriptBridge.init called twice');
    isInit = true;
  };
  bridge.callHandler = (name: string, ...rest: unknown[]) => {
    const [data, onReply] = rest.length === 1 && typeof rest[0] === 'function' ? [null, rest[0]] : rest;
    const method = OWN_MEMBERS.includes(name) ? undefined : named(page, name);
    const { callbackId = '' } = side.expect(onReply);
    if (typeof method === 'function') (method as Call)(JSON.stringify(data ?? null), callbackId);
  };
  tellReady(page);
}

/** As the published script finds a method: a page whose content policy forbids eval reaches no command at all. */
const named = (page: DialectParts['page'], name: string): unknown =>
  // What is simulated does so, and a policy that forbids it must be noticed.
  page.eval(`WebViewJavascriptBridge.${name}`);

type Call = (data: string, id: string) => void;
interface Answer {
  readonly responseId: string;
  readonly responseData?: unknown;
}
