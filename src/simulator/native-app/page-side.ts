import type { Reply } from './wire';

interface Message {
  readonly handlerName?: string;
  readonly data?: unknown;
  readonly callbackId?: string;
  readonly responseId?: string;
  readonly responseData?: unknown;
}

type Handler = (data: unknown, reply: Reply) => void;

/** The part of a bridge that lies in the page: handlers, and answers that are waited for. All dialects have it. */
export class PageSide {
  private readonly handlers = new Map<string, Handler>();
  private readonly waiting = new Map<string, Reply>();
  private queue: Message[] = [];
  private count = 0;

  /** `nudge` tells the app that messages wait. */
  constructor(private readonly nudge: () => void) {}

  /** The second argument may be left out: then a function in its place is the callback. */
  callHandler = (handlerName: string, ...rest: unknown[]): void => {
    const [data, onReply] =
      rest.length === 1 && typeof rest[0] === 'function' ? [undefined, rest[0] as Reply] : rest;
    this.send({ handlerName, data, ...this.expect(onReply) });
  };

  registerHandler = (name: string, handler: Handler): void => void this.handlers.set(name, handler);

  /** An id under which the answer comes back; none without a callback. */
  expect(onReply: unknown): { callbackId?: string } {
    if (typeof onReply !== 'function') return {};
    this.count += 1;
    const callbackId = `cb_${this.count}`;
    this.waiting.set(callbackId, onReply as Reply);
    return { callbackId };
  }

  send(message: Message): void {
    this.queue.push(message);
    this.nudge();
  }

  /** Everything crosses the border as JSON: functions and `undefined` do not survive. */
  takeQueue = (): string => {
    const text = JSON.stringify(this.queue);
    this.queue = [];
    return text;
  };

  /** A second answer, and one to nobody, changes nothing. `otherwise` takes what names no handler. */
  dispatch(json: string, otherwise?: Handler): void {
    const { responseId, responseData, handlerName, data, callbackId } = JSON.parse(json) as Message;
    if (responseId !== undefined) {
      const onReply = this.waiting.get(responseId);
      this.waiting.delete(responseId);
      onReply?.(responseData);
      return;
    }
    const handler = handlerName === undefined ? otherwise : this.handlers.get(handlerName);
    const reply: Reply = (answer) => {
      if (callbackId !== undefined) this.send({ responseId: callbackId, responseData: answer });
    };
    handler?.(data, reply);
  }
}

/** The app's half of the same: reads what the page queued, and numbers what it asks itself. */
export class AppSide {
  private readonly waiting = new Map<string, Reply>();
  private count = 0;

  constructor(
    private readonly receive: (name: string, data: unknown, reply: Reply) => void,
    private readonly deliver: (json: string) => void,
  ) {}

  take(queueJson: string): void {
    for (const message of JSON.parse(queueJson) as Message[]) {
      if (message.responseId !== undefined) this.answered(message.responseId, message.responseData);
      else if (message.handlerName !== undefined) this.called(message.handlerName, message);
    }
  }

  call(handlerName: string, data: unknown, onReply: Reply): void {
    this.count += 1;
    const callbackId = `native_${this.count}`;
    this.waiting.set(callbackId, onReply);
    this.deliver(JSON.stringify({ handlerName, data, callbackId }));
  }

  answered(responseId: string, data: unknown): void {
    this.waiting.get(responseId)?.(data);
    this.waiting.delete(responseId);
  }

  /** The way back to a callback of the page. */
  replyTo(responseId: string | undefined): Reply {
    return (responseData) => {
      if (responseId !== undefined) this.deliver(JSON.stringify({ responseId, responseData }));
    };
  }

  private called(name: string, { data, callbackId }: Message): void {
    this.receive(name, data, this.replyTo(callbackId));
  }
}
