import { fail, ok, type Result } from '@/contract/errors';
import type { Scheduler } from '../timers';

/** Answers the app; does nothing where the app asked for no answer. */
export type ReplyToApp = (answer: object) => void;
/** One for each name that the app may call. */
export type PageHandlers = Readonly<Record<string, (data: unknown, reply: ReplyToApp) => void>>;

/** The object that all dialects offer once they are ready: rule shell-48. */
export interface RawBridge {
  callHandler(name: string, data: object, onReply: (reply: unknown) => void): void;
  registerHandler?(name: string, handler: (data: unknown, onReply?: (answer: object) => void) => void): void;
  /** JsBridge keeps what it receives until this was called, and throws when it is called twice. */
  init?(onMessage: (message: unknown, onReply?: (reply: object) => void) => void): void;
}

/** How a dialect says that its bridge is there: calls back at once or later, with whatever the page then holds. */
export type Connect = (onReady: (candidate: unknown) => void) => void;

interface BridgeCall {
  /** As the app knows the command. */
  readonly name: string;
  readonly params: object;
  readonly replies: boolean;
  readonly timeoutMs: number;
}

/** Calls made before the bridge is ready wait and run in order once it is. */
export class NativeBridge {
  private bridge: RawBridge | undefined;
  private waiting: ((bridge: RawBridge) => void)[] = [];

  constructor(
    connect: Connect,
    private readonly scheduler: Scheduler,
    private readonly handlers: PageHandlers = {},
  ) {
    connect((candidate) => this.ready(candidate));
  }

  /**
   * The reply as it came. An unknown command never answers, and neither does a bridge that never comes: both end with
   * `timeout`. `unsupported` where the bridge throws. The first reply counts; what comes after it, or too late, is dropped.
   */
  call({ name, params, replies, timeoutMs }: BridgeCall): Promise<Result<unknown>> {
    return new Promise((resolve) => {
      const deadline = this.scheduler.after(timeoutMs, () => {
        this.waiting = this.waiting.filter((other) => other !== send);
        resolve(fail({ kind: 'timeout' }));
      });
      const done = (result: Result<unknown>): void => {
        deadline.stop();
        resolve(result);
      };
      const send = (bridge: RawBridge): void => {
        try {
          // Three arguments and a fresh object, always: the dialects count the one and write into the other.
          bridge.callHandler(name, { ...params }, (reply) => done(ok(reply)));
          if (!replies) done(ok(undefined));
        } catch {
          done(fail({ kind: 'unsupported', ability: name }));
        }
      };
      if (this.bridge) send(this.bridge);
      else this.waiting.push(send);
    });
  }

  private ready(candidate: unknown): void {
    if (this.bridge || !isBridge(candidate)) return;
    this.bridge = candidate;
    // Before init, which hands out what the app has said so far.
    this.register(candidate);
    attempt(() => candidate.init?.((_message, onReply) => onReply?.({})));
    const waiting = this.waiting;
    this.waiting = [];
    for (const send of waiting) send(candidate);
  }

  private register(bridge: RawBridge): void {
    for (const [name, handler] of Object.entries(this.handlers)) {
      attempt(() =>
        bridge.registerHandler?.(name, (data, onReply) => {
          handler(data, (answer) => onReply?.(answer));
        }),
      );
    }
  }
}

/** E.g. somebody else in the page has called init: that is as good. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // The calls still may work.
  }
}

/** An object alone is not enough: JsBridge 2.0 injects it before its script has finished it. */
function isBridge(candidate: unknown): candidate is RawBridge {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof (candidate as { callHandler?: unknown }).callHandler === 'function'
  );
}
