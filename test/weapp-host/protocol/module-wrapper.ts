/**
 * A script of the mini program as the logic worker loads it: a CommonJS factory under its path. The wrapper stands on the
 * first line of the source, so that line numbers in stacks are the file's own. WeChat does not force strict mode.
 */
export const wrapModule = (path: string, source: string): string =>
  `__weappDefine(${JSON.stringify(path)}, function (require, module, exports) {${source}\n});\n//# sourceURL=${encodeURI(path)}.js\n`;
