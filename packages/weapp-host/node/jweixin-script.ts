/** URLs of WeChat's JS-SDK. */
export const JWEIXIN_URL = /^https?:\/\/res\d?\.wx\.qq\.com\/open\/js\/jweixin-[\d.]+(\.min)?\.js/;

/**
 * Stand-in for WeChat's JS-SDK on machines without internet: supports the methods for the surrounding mini program. All others fail as
 * unsupported by the client.
 */
export const jweixinScript = (): string => `(() => {
  if (window.jWeixin) return;
  const bridge = () => window.WeixinJSBridge;
  const whenReady = (work) =>
    bridge() ? work() : document.addEventListener('WeixinJSBridgeReady', work, { once: true });

  const call = (name, params, options = {}) =>
    whenReady(() =>
      bridge().invoke(name, params, (result) => {
        const ok = /:ok$/.test(result.errMsg);
        (ok ? options.success : options.fail)?.(result);
        options.complete?.(result);
      }),
    );
  const miniProgramCall = (name, arg, options) => call('invokeMiniProgramAPI', { name, arg }, options);
  const toUrl = (name) => (options = {}) => miniProgramCall(name, { url: options.url }, options);

  const failures = [];
  let failure = null;
  const miniProgram = {
    navigateTo: toUrl('navigateTo'),
    redirectTo: toUrl('redirectTo'),
    switchTab: toUrl('switchTab'),
    reLaunch: toUrl('reLaunch'),
    navigateBack: (options = {}) => miniProgramCall('navigateBack', { delta: options.delta || 1 }, options),
    postMessage: (options = {}) => miniProgramCall('postMessage', options.data ?? {}, options),
    getEnv: (callback) =>
      whenReady(() => callback({ miniprogram: window.__wxjs_environment === 'miniprogram' })),
  };
  const known = {
    miniProgram,
    config: () => {
      failure = { errMsg: 'config:fail not supported' };
      for (const callback of failures) callback(failure);
    },
    ready: () => undefined,
    error: (callback) => (failure ? callback(failure) : failures.push(callback)),
  };
  const sdk = new Proxy(known, {
    get: (methods, name) =>
      name in methods || typeof name === 'symbol' || name === 'then'
        ? methods[name]
        : (options = {}) => call(name, {}, options),
  });
  window.wx = window.jWeixin = sdk;
})();`;
