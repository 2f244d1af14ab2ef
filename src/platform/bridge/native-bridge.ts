import { fail, ok, type Result } from '@/contract/errors';
import type { Scheduler, Timer } from '../timers';

/** The object that both dialects offer once they are ready (decisions.md 24). */
export interface RawBridge {
  callHandler(name: string, data: object, onReply: (reply: unknown) => void): void;
  /** JsBridge 1.0.x keeps what it receives until this was called, and throws when it is called twice. */
  init?(onMessage: (message: unknown, onReply: (reply: unknown) => void) => void): void;
}

/** How a dialect says that its bridge is there: calls back at once or later, with whatever the page then holds. */
export type Connect = (onReady: (candidate: unknown) => void) => void;

export interface BridgeCall {
  readonly name: string;
  readonly params: object;
  readonly replies: boolean;
  readonly timeoutMs: number;
}

/** Calls made before the bridge is ready wait and run in order once it is (part 2 section 4.8). */
export class NativeBridge {
  private bridge: RawBridge | undefined;
  private waiting: ((bridge: RawBridge) => void)[] = [];

  constructor(
    connect: Connect,
    private readonly scheduler: Scheduler,
  ) {
    connect((candidate) => this.ready(candidate));
  }

  /** An unknown handler never answers, and neither does a bridge that never comes: both end with `timeout`. */
  call({ name, params, replies, timeoutMs }: BridgeCall): Promise<Result<unknown>> {
    return new Promise((resolve) => {
      const deadline: Timer = this.scheduler.after(timeoutMs, () => {
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
    try {
      candidate.init?.((_message, onReply) => onReply(null));
    } catch {
      // Somebody else in the page was first; that is as good.
    }
    const waiting = this.waiting;
    this.waiting = [];
    for (const send of waiting) send(candidate);
  }
}

/** An object alone is not enough: both dialects put it in place before they finish it. */
function isBridge(candidate: unknown): candidate is RawBridge {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof (candidate as { callHandler?: unknown }).callHandler === 'function'
  );
}
