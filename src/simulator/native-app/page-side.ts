import type { Reply } from './wire';

interface Message {
  readonly handlerName?: string;
  readonly data?: unknown;
  readonly callbackId?: string;
  readonly responseId?: string;
  readonly responseData?: unknown;
}

type Handler = (data: unknown, reply: Reply) => void;

/** The bridge's code in the page: handlers, and pending replies. Common to all dialects. */
export class PageSide {
  private readonly handlers = new Map<string, Handler>();
  private readonly waiting = new Map<string, Reply>();
  private queue: Message[] = [];
  private count = 0;

  /** `nudge` signals waiting messages to the app. */
  constructor(private readonly nudge: () => void) {}

  /** The second argument is optional: a function in its place is the callback. */
  callHandler = (handlerName: string, ...rest: unknown[]): void => {
    const [data, onReply] =
      rest.length === 1 && typeof rest[0] === 'function' ? [undefined, rest[0] as Reply] : rest;
    this.send({ handlerName, data, ...this.expect(onReply) });
  };

  registerHandler = (name: string, handler: Handler): void => void this.handlers.set(name, handler);

  /** Registers the callback for a reply by id; no id without a callback. */
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

  /** Everything passes as JSON: functions and `undefined` are lost. */
  takeQueue = (): string => {
    const text = JSON.stringify(this.queue);
    this.queue = [];
    return text;
  };

  /** Ignores duplicate and unexpected replies. `otherwise` handles messages without a handler's name. */
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

/** The app's counterpart: reads the page's queue, and numbers its own requests. */
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

  /** Replies to a callback of the page. */
  replyTo(responseId: string | undefined): Reply {
    return (responseData) => {
      if (responseId !== undefined) this.deliver(JSON.stringify({ responseId, responseData }));
    };
  }

  private called(name: string, { data, callbackId }: Message): void {
    this.receive(name, data, this.replyTo(callbackId));
  }
}
