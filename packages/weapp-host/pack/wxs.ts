import { syntaxError } from './syntax';
import { placeIn } from './paths';
import { requiresIn, tokensOf, type Token } from './script-tokens';
import { unexpectedToken } from './wxs-syntax';

/** Globals of browsers and workers that WXS does not have. */
const NOT_THERE =
  'window,self,globalThis,global,wx,App,Page,Component,Behavior,getApp,getCurrentPages,Object,Array,String,Boolean,' +
  'Function,RegExp,Symbol,Promise,Proxy,Reflect,Map,Set,WeakMap,WeakSet,Error,setTimeout,setInterval,fetch';

/**
 * Runtime library of WXS, included once before the modules. In WXS `value.constructor` is the name of the type. Q belongs to the template
 * compiler: called before event listeners (C) and property listeners (A).
 */
export const WXS_RUNTIME = `
var wxs$mark = typeof __weappWxs === 'object' ? __weappWxs.mark : function () {};
if (typeof __weappWxs === 'object') { Q.A = __weappWxs.change; Q.C = __weappWxs.event; }
var wxs$type = Symbol('constructor');
[Object, Array, String, Number, Boolean, Function, Date, RegExp].forEach(function (type) {
  Object.defineProperty(type.prototype, wxs$type, { value: type.name, configurable: true });
});
var wxs$library = {
  getDate: function () {
    return new (Function.prototype.bind.apply(Date, [null].concat([].slice.call(arguments))))();
  },
  getRegExp: function (pattern, flags) { return flags === undefined ? new RegExp(pattern) : new RegExp(pattern, flags); },
  Date: { parse: Date.parse, UTC: Date.UTC, now: Date.now },
  Number: Object.assign(function (value) { return Number(value); }, {
    MAX_VALUE: Number.MAX_VALUE, MIN_VALUE: Number.MIN_VALUE,
    NEGATIVE_INFINITY: Number.NEGATIVE_INFINITY, POSITIVE_INFINITY: Number.POSITIVE_INFINITY,
  }),
};
`;
const PROLOGUE =
  `var ${NOT_THERE};` +
  ['getDate', 'getRegExp', 'Date', 'Number'].map((name) => `var ${name}=wxs$library.${name};`).join('');

export interface WxsProblem {
  line: number;
  column: number;
  message: string;
}

/** Converts a WXS module to JavaScript with the same lines, or returns the error of WeChat's compiler. */
export function convertWxs(source: string): { code: string } | { problem: WxsProblem } {
  const tokens = tokensOf(source);
  const unknown = unexpectedToken(tokens);
  if (unknown)
    return {
      problem: {
        ...placeIn(source, unknown.index),
        message: `Unexpected token \`${unknown.text.slice(0, 20)}\``,
      },
    };
  const broken = syntaxError(source);
  if (broken) return { problem: { line: broken.line, column: 1, message: broken.message } };
  return { code: `${PROLOGUE}${adapt(source, tokens)}\n;wxs$mark(module.exports);` };
}

/** `.constructor` returns the name of the type, and modules are identified without extension. */
function adapt(source: string, tokens: Token[]): string {
  let code = '';
  let end = 0;
  const replace = (from: number, to: number, text: string) => {
    code += source.slice(end, from) + text;
    end = to;
  };
  const required = new Set(requiresIn(tokens).map(({ literal }) => literal));
  tokens.forEach((token, at) => {
    const stop = token.index + token.text.length;
    const dot = tokens[at - 1];
    if (token.text === 'constructor' && dot?.text === '.') replace(dot.index, stop, '[wxs$type]');
    else if (required.has(token)) replace(token.index, stop, token.text.replace(/\.wxs(?=.$)/, ''));
  });
  return code + source.slice(end);
}
