import type { Channel } from '../../protocol/channel';
import type {
  FrameCall,
  FrameCalls,
  LogicCalls,
  NodeCalls,
  ShellCalls,
  WorkerCalls,
} from '../../protocol/calls';
import type { Boot, HostOptions } from '../../protocol/options';
import type { Program } from '../../protocol/program';
import type { OpenPage } from '../page-stack';

/** Options of every asynchronous wx method. */
export interface Callbacks {
  success?: (result: object) => void;
  fail?: (error: object) => void;
  complete?: (result: object) => void;
}

export type WxMethods = Record<string, unknown>;

/** Dependencies of the files in logic/wx. */
export interface WxContext {
  readonly options: HostOptions;
  readonly program: Program;
  readonly boot: Boot;
  readonly shell: Channel<ShellCalls, LogicCalls>;
  readonly node: Channel<NodeCalls, WorkerCalls>;
  /** the current page; null before the first one */
  current(): OpenPage | null;
  pages(): OpenPage[];
  /** calls a page's frame */
  frame<M extends FrameCall>(
    page: number,
    method: M,
    params: FrameCalls[M]['params'],
  ): Promise<FrameCalls[M]['result']>;
  /** the page of a Page or Component instance */
  pageOf(instance: unknown): OpenPage | null;
  route(kind: RouteKind, options: RouteOptions): Promise<object>;
  /** events of wx.on… methods: 'appShow', 'appHide', 'networkStatusChange' … */
  readonly events: Emitter;
  /** runs a listener of the mini program: errors go to App.onError and the console, and are not rethrown */
  guard<Args extends unknown[]>(listener: ((...args: Args) => unknown) | undefined, ...args: Args): unknown;
  /** the network set by the tester: 'none' makes requests fail */
  network: { type: string };
}

export type RouteKind = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch' | 'navigateBack';
export interface RouteOptions {
  url?: string;
  delta?: number;
  events?: Record<string, (...args: unknown[]) => void>;
}

export class Emitter {
  private readonly listeners = new Map<string, Set<(...args: never[]) => unknown>>();

  constructor(private readonly guard: WxContext['guard']) {}

  on(name: string, listener: (...args: never[]) => unknown): void {
    if (typeof listener !== 'function') return;
    const set = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, set.add(listener));
  }

  /** Without a listener all are removed. */
  off(name: string, listener?: (...args: never[]) => unknown): void {
    if (listener) this.listeners.get(name)?.delete(listener);
    else this.listeners.delete(name);
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])])
      this.guard(listener as (...all: unknown[]) => unknown, ...args);
  }

  has = (name: string): boolean => (this.listeners.get(name)?.size ?? 0) > 0;
}

/** A failure with WeChat's error number. */
export class WxError extends Error {
  constructor(
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export const errorResult = (name: string, error: unknown): { errMsg: string } => {
  const message = error instanceof Error ? error.message : String(error);
  const extra = error instanceof WxError ? error.extra : {};
  return { ...extra, errMsg: message.startsWith(`${name}:`) ? message : `${name}:fail ${message}` };
};

/**
 * Wraps an asynchronous wx method: `work` returns the result besides errMsg. Callbacks run in WeChat's order (success or fail, then
 * complete), never before the method returns; without callbacks it returns a promise.
 */
export function asyncMethod<Options extends object>(
  context: Pick<WxContext, 'guard'>,
  name: string,
  work: (options: Options) => unknown,
): (options?: Options & Callbacks) => Promise<object> | undefined {
  return (given) => {
    const options = given ?? ({} as Options & Callbacks);
    const outcome = Promise.resolve()
      .then(() => work(options))
      .then(
        (result) => ({ ok: true, result: { ...(result as object | undefined), errMsg: `${name}:ok` } }),
        (error: unknown) => ({ ok: false, result: errorResult(name, error) }),
      );
    const hasCallback = Boolean(options.success ?? options.fail ?? options.complete);
    const settled = outcome.then(({ ok, result }) => {
      context.guard(ok ? options.success : options.fail, result);
      context.guard(options.complete, result);
      return { ok, result };
    });
    if (hasCallback) return undefined;
    return settled.then(({ ok, result }) => {
      if (ok) return result;
      throw result as unknown as Error;
    });
  };
}

/** The methods onName and offName of an event. */
export const eventPair = (context: Pick<WxContext, 'events'>, suffix: string, event: string): WxMethods => ({
  [`on${suffix}`]: (listener: (...args: never[]) => unknown) => context.events.on(event, listener),
  [`off${suffix}`]: (listener?: (...args: never[]) => unknown) => context.events.off(event, listener),
});
