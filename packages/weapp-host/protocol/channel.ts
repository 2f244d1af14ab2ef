/**
 * Calls between the host's four parts (Node, shell, page frames, logic worker). A call map declares the calls of the remote side; a
 * message with an id expects a response, one without does not.
 */
export type CallMap = Record<string, { params: unknown; result: unknown }>;

export interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
}

type Handler = (params: never) => unknown;

export class Channel<Remote extends CallMap, Local extends CallMap> {
  private nextId = 1;
  private readonly waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  private readonly handlers = new Map<string, Handler>();

  /**
   * `send` transports a message to the remote side; incoming messages go to `receive`. `failed` gets errors of calls without a response;
   * by default they are thrown.
   */
  constructor(
    private readonly send: (message: Message) => void,
    private readonly failed: (error: unknown) => void = (error) => {
      throw error;
    },
  ) {}

  handle<M extends keyof Local & string>(
    method: M,
    handler: (params: Local[M]['params']) => Local[M]['result'] | Promise<Local[M]['result']>,
  ): void {
    if (this.handlers.has(method)) throw new Error(`${method} has a handler already`);
    this.handlers.set(method, handler as Handler);
  }

  call<M extends keyof Remote & string>(
    method: M,
    params: Remote[M]['params'],
  ): Promise<Remote[M]['result']> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  /** A call without a response. */
  notify<M extends keyof Remote & string>(method: M, params: Remote[M]['params']): void {
    this.send({ method, params });
  }

  /** A call whose failure means nothing: its page may be gone by then. */
  tell<M extends keyof Remote & string>(method: M, params: Remote[M]['params']): void {
    this.call(method, params).catch(() => undefined);
  }

  receive(message: Message): void {
    if (message.method === undefined) this.settle(message);
    else if (message.id === undefined) this.serveQuietly(message.method, message.params);
    else void this.serve(message.id, message.method, message.params);
  }

  /** Fails all pending calls, when the remote side is gone. */
  close(reason: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }

  private settle({ id, result, error }: Message): void {
    const waiting = this.waiting.get(id ?? -1);
    if (!waiting) return;
    this.waiting.delete(id ?? -1);
    if (error === undefined) waiting.resolve(result as never);
    else waiting.reject(new Error(error));
  }

  private serveQuietly(method: string, params: unknown): void {
    try {
      const handler = this.handlers.get(method);
      if (!handler) throw new Error(`nobody handles ${method}`);
      Promise.resolve(handler(params as never)).catch(this.failed);
    } catch (error) {
      this.failed(error);
    }
  }

  private async serve(id: number, method: string, params: unknown): Promise<void> {
    try {
      const handler = this.handlers.get(method);
      if (!handler) throw new Error(`nobody handles ${method}`);
      this.send({ id, result: await handler(params as never) });
    } catch (error) {
      this.send({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }
}
