import type { HostOptions } from '../protocol/options';

/** Methods of the surrounding mini program for a page. */
const METHODS = ['navigateTo', 'navigateBack', 'switchTab', 'reLaunch', 'redirectTo', 'postMessage'];

/**
 * Runs at the start of every document in a web-view: provides what WeChat injects, the environment flag and WeixinJSBridge. `wx` comes
 * from the page's own jweixin script (jweixin-script.ts). Talks to the web-view component by the messages of protocol/web-view.ts.
 */
export const webViewScript = (options: Pick<HostOptions, 'webViewHosts'>): string => `(() => {
  const { parent, top } = window;
  // Frames: phone, page of the mini program, web-view; only the third is the web-view's document.
  if (parent === window || parent === top || parent.parent !== top) return;
  const send = (message) => parent.postMessage(message, '*');

  const allowed = ${JSON.stringify(options.webViewHosts)};
  const { host, hostname, origin, href } = location;
  const fits = (entry) => [host, hostname, origin].includes(entry) || href.startsWith(entry + '/');
  if (allowed.length > 0 && !allowed.some(fits)) {
    send({ weappWebView: 'refused', src: href });
    window.stop();
    return;
  }

  const waiting = new Map();
  let nextId = 1;
  const later = (callback, result) => callback && Promise.resolve().then(() => callback(result));

  const miniProgram = ({ name, arg } = {}, callback) => {
    if (!${JSON.stringify(METHODS)}.includes(name))
      return later(callback, { errMsg: 'invokeMiniProgramAPI:fail ' + name + ' not supported' });
    const id = nextId++;
    waiting.set(id, callback);
    // Values that are no JSON are not sent.
    send({ weappWebView: 'call', id, method: name, args: JSON.parse(JSON.stringify(arg ?? {})) });
  };
  const invoke = (name, params, callback) =>
    name === 'invokeMiniProgramAPI'
      ? miniProgram(params, callback)
      : later(callback, { errMsg: name + ':fail not supported', err_msg: name + ':fail not supported' });

  window.addEventListener('message', (event) => {
    if (event.source !== parent || typeof event.data !== 'object' || event.data === null) return;
    const { weappWebViewAnswer: id, errMsg, weappWebViewBack: back } = event.data;
    if (id !== undefined) {
      event.stopImmediatePropagation();
      waiting.get(id)?.({ errMsg, err_msg: errMsg });
      waiting.delete(id);
    } else if (back !== undefined) {
      event.stopImmediatePropagation();
      const went = window.navigation?.canGoBack === true;
      if (went) history.back();
      send({ weappWebView: 'wentBack', id: back, went });
    }
  });

  const define = (name, value) => Object.defineProperty(window, name, { value, configurable: true, writable: true });
  define('__wxjs_environment', 'miniprogram');
  define('WeixinJSBridge', { invoke, call: invoke, on: () => undefined });

  let title = null;
  const tellTitle = () => {
    if (document.title === title) return;
    title = document.title;
    send({ weappWebView: 'title', title });
  };
  send({ weappWebView: 'started', src: href });
  document.addEventListener('DOMContentLoaded', () => {
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    tellTitle();
    new MutationObserver(tellTitle).observe(document.head ?? document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  window.addEventListener('load', () =>
    send({ weappWebView: 'loaded', src: location.href, title: document.title }),
  );
})();`;
