import { fail, ok, type Result } from '@/contract/errors';
import type { Scheduler } from '../timers';

/** Replies to the app; a no-op where the app expects no reply. */
export type ReplyToApp = (answer: object) => void;
/** One handler per name that the app may call. */
export type PageHandlers = Readonly<Record<string, (data: unknown, reply: ReplyToApp) => void>>;

/** The common interface of all bridge dialects: rule shell-48. */
export interface RawBridge {
  callHandler(name: string, data: object, onReply: (reply: unknown) => void): void;
  registerHandler?(name: string, handler: (data: unknown, onReply?: (answer: object) => void) => void): void;
  /** JsBridge queues messages until this is called, and throws when it is called twice. */
  init?(onMessage: (message: unknown, onReply?: (reply: object) => void) => void): void;
}

/** How a dialect reports its bridge: calls back, now or later, with the candidate object. */
export type Connect = (onReady: (candidate: unknown) => void) => void;

interface BridgeCall {
  /** The app's name for the command. */
  readonly name: string;
  readonly params: object;
  readonly replies: boolean;
  readonly timeoutMs: number;
}

/** Calls made before the bridge is ready are queued and run in order. */
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
   * The raw reply. An unknown command and a missing bridge both end with `timeout`. `unsupported` if the bridge throws. Only the first
   * reply counts; later ones are dropped.
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
          // Always three arguments and a fresh object: dialects check the argument count and mutate the object.
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
    // Before init, which delivers the queued messages.
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

/** E.g. init was already called by another script, which is fine. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    // Calls may work anyway.
  }
}

/** Check the method: JsBridge 2.0 injects its object before the script has completed it. */
function isBridge(candidate: unknown): candidate is RawBridge {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof (candidate as { callHandler?: unknown }).callHandler === 'function'
  );
}
