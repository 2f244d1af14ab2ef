import { natives, workerGlobal } from './natives';

/** Language globals kept by WeChat. All others of a worker are removed. */
const LANGUAGE = new Set(
  (
    'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp ' +
    'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math ArrayBuffer Atomics ' +
    'Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray ' +
    'BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy Reflect decodeURI ' +
    'decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN globalThis Intl'
  ).split(' '),
);

export interface SandboxHooks {
  log(level: string, args: unknown[]): void;
  /** runs a timer's handler; catches errors */
  guard(handler: (...args: never[]) => unknown, ...args: unknown[]): unknown;
  warned(message: string): void;
}

function hide(owner: object, name: string): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor?.configurable) Reflect.deleteProperty(owner, name);
  else if (descriptor?.writable) Reflect.set(owner, name, undefined);
}

/** Removes globals that a browser has and a mini program lacks: fetch, XMLHttpRequest, crypto, URL, TextEncoder, self … */
function removeBrowser(): void {
  let owner = workerGlobal as object | null;
  while (owner && owner !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(owner))
      if (name !== 'constructor' && !LANGUAGE.has(name) && !name.startsWith('__weapp')) hide(owner, name);
    owner = Object.getPrototypeOf(owner) as object | null;
  }
}

/** WeChat evaluates no text: eval is removed, and function constructors return functions without effect. */
function forbidDynamicCode(hooks: SandboxHooks): void {
  const refuse = (kind: string) =>
    function (...args: unknown[]) {
      const body = String(args.at(-1) ?? '');
      if (body === 'return this') return () => workerGlobal;
      hooks.warned(`${kind} is not supported in a mini program`);
      return () => undefined;
    };
  const samples = [
    () => undefined,
    async () => Promise.resolve(),
    function* () {
      yield 0;
    },
    async function* () {
      yield Promise.resolve(0);
    },
  ];
  for (const sample of samples) {
    const prototype = Object.getPrototypeOf(sample) as { constructor: { name: string } };
    const { name } = prototype.constructor;
    const stand = refuse(`new ${name}`);
    Object.defineProperty(stand, 'prototype', { value: prototype });
    Object.defineProperty(stand, 'name', { value: name });
    Object.defineProperty(prototype, 'constructor', { value: stand, configurable: true, writable: true });
  }
  workerGlobal.Function = (() => undefined).constructor as FunctionConstructor;
}

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const QUIET = [
  'group',
  'groupCollapsed',
  'groupEnd',
  'time',
  'timeEnd',
  'timeLog',
  'count',
  'table',
  'trace',
];

function makeConsole(hooks: SandboxHooks): Record<string, (...args: unknown[]) => void> {
  const speak =
    (level: string) =>
    (...args: unknown[]) => {
      hooks.log(level, args);
    };
  const made = Object.fromEntries(LEVELS.map((level) => [level, speak(level)]));
  for (const name of QUIET)
    made[name] = name === 'table' || name === 'trace' ? speak('log') : () => undefined;
  return made;
}

function makeTimers(hooks: SandboxHooks): Record<string, unknown> {
  const guarded =
    (start: typeof natives.setTimeout) =>
    (handler: unknown, ms?: number, ...args: unknown[]) => {
      if (typeof handler !== 'function') throw new TypeError('handler of a timer must be a function');
      return start((...given) => void hooks.guard(handler as () => void, ...given), ms, ...args);
    };
  return {
    setTimeout: guarded(natives.setTimeout),
    setInterval: guarded(natives.setInterval),
    clearTimeout: (id?: number) => natives.clearTimeout(id),
    clearInterval: (id?: number) => natives.clearInterval(id),
  };
}

/** Turns the worker's global object into a mini program's, and adds `globals`. */
export function buildSandbox(hooks: SandboxHooks, globals: Record<string, unknown>): void {
  removeBrowser();
  forbidDynamicCode(hooks);
  const all = { console: makeConsole(hooks), ...makeTimers(hooks), ...globals };
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(workerGlobal, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: false,
    });
}
