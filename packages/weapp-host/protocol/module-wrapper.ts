/** Names of a browser that WeChat's wrapper makes undefined, so that a script may ask for them. */
const HIDDEN =
  'window,document,frames,self,location,navigator,localStorage,history,Caches,screen,alert,confirm,prompt,XMLHttpRequest,' +
  'WebSocket,Reporter,webkit,WeixinJSCore';

/**
 * A script of the mini program as the logic worker loads it: a CommonJS factory under its path. The wrapper stands on the
 * first line of the source, so that line numbers in stacks are the file's own, and the hidden names are those of a
 * function around it: a script may declare them again. WeChat does not force strict mode.
 */
export const wrapModule = (path: string, source: string): string =>
  `__weappDefine(${JSON.stringify(path)}, (function (${HIDDEN}) { return function (require, module, exports) {${source}\n}; })());\n//# sourceURL=${encodeURI(path)}.js\n`;
