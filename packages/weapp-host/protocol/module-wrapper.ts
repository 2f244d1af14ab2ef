/** Browser globals that WeChat's wrapper sets to undefined, so that scripts may test for them. */
const HIDDEN =
  'window,document,frames,self,location,navigator,localStorage,history,Caches,screen,alert,confirm,prompt,XMLHttpRequest,' +
  'WebSocket,Reporter,webkit,WeixinJSCore';

/**
 * A script of the mini program for the logic worker: a CommonJS factory with its path. The wrapper is on the first line of the source, so
 * that line numbers in stacks match, and the hidden names are parameters of an outer function: a script may declare them again. WeChat
 * does not force strict mode.
 */
export const wrapModule = (path: string, source: string): string =>
  `__weappDefine(${JSON.stringify(path)}, (function (${HIDDEN}) { return function (require, module, exports) {${source}\n}; })());\n//# sourceURL=${encodeURI(path)}.js\n`;
