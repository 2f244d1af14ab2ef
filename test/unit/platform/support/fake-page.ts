import type { BridgeWindow } from '@/platform/bridge/connect';
import type { RawBridge } from '@/platform/bridge/native-bridge';

type Handlers = Record<string, (data: Record<string, unknown>) => unknown>;
type PageHandler = (data: unknown, onReply?: (reply: object) => void) => void;

/** An app with only the listed commands; others never reply, as in both dialects. */
export class FakeAppBridge implements RawBridge {
  readonly calls: { name: string; data: object; argumentCount: number }[] = [];
  readonly registered: string[] = [];
  inits = 0;
  private readonly pageHandlers = new Map<string, PageHandler>();

  constructor(protected readonly handlers: Handlers = {}) {}

  callHandler(name: string, data: object, onReply: (reply: unknown) => void): void {
    this.calls.push({ name, data, argumentCount: arguments.length });
    // As the dialects do: they write into the object they are given.
    Object.assign(data, { callbackId: `cb_${this.calls.length}` });
    const reply = this.handlers[name]?.(data as Record<string, unknown>);
    if (reply !== undefined) onReply(reply);
  }

  registerHandler(name: string, handler: PageHandler): void {
    this.registered.push(name);
    this.pageHandlers.set(name, handler);
  }

  init(_onMessage?: unknown): void {
    this.inits += 1;
    if (this.inits > 1) throw new Error('WebViewJavascriptBridge.init called twice');
  }

  /** The app calls the page; returns the page's replies so far. `wantsReply`: whether the app passes a callback. */
  emit(name: string, data?: unknown, wantsReply = true): object[] {
    const answers: object[] = [];
    this.pageHandlers.get(name)?.(data, wantsReply ? (reply) => answers.push(reply) : undefined);
    return answers;
  }
}

/** JsBridge 1.0.x: messages of the app, replies included, are queued until `init` is called. */
export class JsBridge1 extends FakeAppBridge {
  private kept: (() => void)[] | null = [];

  override callHandler(name: string, data: object, onReply: (reply: unknown) => void): void {
    super.callHandler(name, data, (reply) => {
      if (this.kept) this.kept.push(() => onReply(reply));
      else onReply(reply);
    });
  }

  override init(): void {
    super.init();
    const kept = this.kept ?? [];
    this.kept = null;
    kept.forEach((run) => run());
  }
}

/** JsBridge 2.0: calls before `init` throw, and some commands reply twice. */
export class JsBridge2 extends FakeAppBridge {
  override callHandler(name: string, data: object, onReply: (reply: unknown) => void): void {
    if (this.inits === 0) throw new TypeError("Cannot set properties of undefined (setting 'src')");
    super.callHandler(name, data, (reply) => {
      onReply(reply);
      onReply('once more');
    });
  }
}

interface Frame {
  readonly src: string;
  isThere: boolean;
}

/** The part of a page that is needed to find a bridge. */
export function fakePage() {
  const listeners = new Map<string, Set<() => void>>();
  const frames: Frame[] = [];
  const appended = (element: { src: string }): number => frames.push({ src: element.src, isThere: true });
  const page = {
    document: {
      addEventListener: (name: string, run: () => void) =>
        void listeners.set(name, (listeners.get(name) ?? new Set()).add(run)),
      removeEventListener: (name: string, run: () => void) => void listeners.get(name)?.delete(run),
      createElement: () => {
        const element = { style: {}, src: '', remove: (): void => undefined };
        element.remove = () => {
          frames.filter(({ src }) => src === element.src).forEach((frame) => (frame.isThere = false));
        };
        return element;
      },
      documentElement: { appendChild: appended },
    },
  };
  return {
    window: page as unknown as BridgeWindow,
    frames,
    fire: (name: string) => [...(listeners.get(name) ?? [])].forEach((run) => run()),
    /** The number of listeners of an event. */
    listening: (name: string) => listeners.get(name)?.size ?? 0,
  };
}
