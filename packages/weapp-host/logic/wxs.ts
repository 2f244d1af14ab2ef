import * as glassEasel from 'glass-easel';
import { elementBehind } from './events';
import { natives } from './natives';

type Handler = (...args: unknown[]) => unknown;
type Path = readonly unknown[] | null | undefined;

/** Style and classes set by a script are added to those of the template: glass-easel's StyleSegmentIndex.TEMP_EXTRA. */
const OWN = 3;
const FRAME = 16;

const descriptors = new WeakMap<glassEasel.Element, Descriptor>();
const describe = (element: glassEasel.Element): Descriptor => {
  const known = descriptors.get(element) ?? new Descriptor(element);
  descriptors.set(element, known);
  return known;
};
const orNull = (element: glassEasel.Element | null | undefined): Descriptor | null =>
  element ? describe(element) : null;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function styleText(style: unknown): string {
  if (typeof style === 'string') return style;
  const entries = Object.entries((style ?? {}) as Record<string, unknown>);
  return entries.map(([name, value]) => `${kebab(name)}:${String(value)}`).join(';');
}

/** Argument of a WXS function for a component or node: WeChat's ComponentDescriptor. */
class Descriptor {
  private readonly state = {};

  constructor(private readonly element: glassEasel.Element) {}

  selectComponent = (selector: string): Descriptor | null => orNull(this.root().querySelector(selector));

  selectAllComponents = (selector: string): Descriptor[] =>
    this.root().querySelectorAll(selector).map(describe);

  setStyle(style: unknown): this {
    this.element.setNodeStyle(styleText(style), OWN as never);
    return this;
  }

  addClass = (name: string): this => this.toggle(name, true);

  removeClass = (name: string): this => this.toggle(name, false);

  hasClass = (name: string): boolean =>
    [0, OWN].some((part) => this.element.classList?.contains(name, part as never) === true);

  getDataset = (): object => ({ ...this.element.dataset });

  /** kept as long as the node lives */
  getState = (): object => this.state;

  /** Calls a method of the page or component asynchronously: scripts and logic run in different threads in WeChat. */
  callMethod(name: string, ...args: unknown[]): void {
    const { element } = this;
    if (!glassEasel.Component.isComponent(element)) return;
    void Promise.resolve().then(() => {
      const method = glassEasel.Component.getMethod(element, name) as Handler | undefined;
      if (method) run(method, element.getMethodCaller(), args);
    });
  }

  triggerEvent(name: string, detail?: unknown, options?: object): void {
    this.element.triggerEvent(name, detail, options);
  }

  requestAnimationFrame(handler: Handler): void {
    this.setTimeout(handler, FRAME);
  }

  setTimeout = (handler: Handler, ms?: number): number =>
    natives.setTimeout(() => run(handler, null, []), ms);

  clearTimeout = (id: number): void => natives.clearTimeout(id);

  /** Not supported: the view is another thread and cannot be queried synchronously. */
  getComputedStyle = (): never => noAnswer('getComputedStyle');

  getBoundingClientRect = (): never => noAnswer('getBoundingClientRect');

  private toggle(name: string, on: boolean): this {
    this.element.toggleNodeClass(name, on, OWN as never);
    return this;
  }

  private root(): glassEasel.Element {
    const { element } = this;
    return (glassEasel.Component.isComponent(element) ? element.getShadowRoot() : null) ?? element;
  }
}

function noAnswer(name: string): never {
  throw new Error(`WXS ${name} is not supported: ask wx.createSelectorQuery() for it`);
}

/** Script errors are reported like all others of the mini program. */
const run = (handler: Handler, self: unknown, args: unknown[]): unknown =>
  glassEasel.safeCallback('WXS', handler, self as never, args as never);

/** Exports of scripts: an expression that selects among functions has no path. */
const exported = new WeakSet();

/** Paths of a script's functions have this form; methods have none, functions in data begin with 0. */
const isScript = (path: Path, handler: Handler): boolean =>
  exported.has(handler) || (typeof path?.[0] === 'number' && path[0] !== 0);

/** Called by compiled templates: event handlers, and `change:` handlers when a property changes. */
export const wxsHooks = {
  /** Registers exported functions of a script, also nested ones. */
  mark(exports: unknown): void {
    if (typeof exports === 'function') exported.add(exports);
    if (typeof exports !== 'object' || exports === null || exported.has(exports)) return;
    exported.add(exports);
    Object.values(exports).forEach(wxsHooks.mark);
  },

  event(caller: unknown, event: Record<string, unknown>, handler: Handler, path: Path): unknown {
    if (!isScript(path, handler)) return handler.call(caller, event);
    const owner = (caller as { _$?: glassEasel.Element } | null)?._$ ?? null;
    const current = elementBehind(event);
    const given = Object.create(event) as object;
    Object.defineProperty(given, 'instance', { value: orNull(current), enumerable: true });
    return run(handler, null, [given, orNull(owner)]);
  },

  /** Runs after the current rendering, so that a script finds its siblings. */
  change(handler: Handler, path: Path): Handler {
    if (!isScript(path, handler)) return handler;
    return (value, before, owner, element) => {
      const described = [owner, element].map((one) => orNull(one as glassEasel.Element));
      void Promise.resolve().then(() => run(handler, null, [value, before, ...described]));
    };
  },
};
