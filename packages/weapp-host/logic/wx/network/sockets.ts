import { asyncMethod, WxError, type Callbacks, type WxContext, type WxMethods } from '../context';
import { optional } from '../methods';
import { addressOf, timeoutOf } from './addresses';
import { requestHeaders } from './headers';
import { SocketTask, STATE } from './socket-task';
import { callBack } from './task';

interface ConnectOptions extends Callbacks {
  url?: unknown;
  header?: unknown;
  protocols?: unknown;
  timeout?: unknown;
}

const MOST_AT_ONCE = 5;
const LEGACY_EVENTS = ['Open', 'Message', 'Error', 'Close'];
const nothing = (): void => undefined;

/** wx.connectSocket, and the older wx.onSocketOpen and the like, which refer to the first existing socket. */
class Sockets {
  private readonly tasks = new Map<number, SocketTask>();
  private readonly legacy = new Map<string, (event: unknown) => unknown>();
  private first: SocketTask | null = null;
  private nextId = 1;

  constructor(private readonly context: WxContext) {
    context.node.handle('net.socketEvent', (event) => {
      const task = this.tasks.get(event.id);
      if (event.type === 'close') this.tasks.delete(event.id);
      task?.heard(event);
      return undefined;
    });
  }

  connect(options: ConnectOptions): WxMethods {
    const task = new SocketTask(this.context, this.nextId++);
    let failure: unknown = null;
    try {
      this.open(task, options);
    } catch (error) {
      failure = error;
      task.state = STATE.CLOSED;
    }
    callBack(this.context, 'connectSocket', options, async () => {
      if (failure !== null) throw failure as Error;
      return { socketTaskId: String(task.id) };
    });
    return task.face;
  }

  listen(event: string, listener: (event: unknown) => unknown): void {
    this.legacy.set(event, listener);
  }

  /** The socket for wx.sendSocketMessage and wx.closeSocket. */
  connected(): SocketTask {
    if (this.first?.state !== STATE.OPEN) throw new WxError('WebSocket is not connected');
    return this.first;
  }

  private open(task: SocketTask, options: ConnectOptions): void {
    const url = addressOf(this.context, options.url, 'wss?');
    const protocols = optional<unknown[]>(options.protocols, 'protocols', 'Array', []).map(String);
    if (this.tasks.size >= MOST_AT_ONCE) throw new WxError('exceed max concurrent count');
    this.tasks.set(task.id, task);
    if (!this.first || this.first.state === STATE.CLOSED) this.follow(task);
    const header = requestHeaders(this.context, options.header, null);
    if (this.context.network.type === 'none') {
      void Promise.resolve().then(() => this.refuse(task));
      return;
    }
    const timeout = timeoutOf(this.context, options.timeout, 'connectSocket');
    this.context.node.notify('net.socketOpen', { id: task.id, url, header, protocols, timeout });
  }

  private refuse(task: SocketTask): void {
    this.tasks.delete(task.id);
    const reason = 'errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED';
    task.heard({ id: task.id, type: 'error', reason });
    task.heard({ id: task.id, type: 'close', code: 1006, reason });
  }

  private follow(task: SocketTask): void {
    this.first = task;
    for (const event of LEGACY_EVENTS)
      task.emitter.on(event, (detail: unknown) => this.context.guard(this.legacy.get(event), detail));
  }
}

export function socketMethods(context: WxContext): WxMethods {
  const sockets = new Sockets(context);
  const legacy =
    (name: string, method: 'send' | 'close') =>
    (options: Callbacks = {}) => {
      let task: SocketTask;
      try {
        task = sockets.connected();
      } catch (error) {
        return asyncMethod(context, name, () => Promise.reject(error as Error))(options);
      }
      if (options.success ?? options.fail ?? options.complete) return task[method](options);
      return new Promise((success, fail) => task[method]({ ...options, success, fail, complete: nothing }));
    };
  return {
    connectSocket: (options: ConnectOptions = {}) => sockets.connect(options),
    sendSocketMessage: legacy('sendSocketMessage', 'send'),
    closeSocket: legacy('closeSocket', 'close'),
    ...Object.fromEntries(
      LEGACY_EVENTS.map((event) => [
        `onSocket${event}`,
        (listener: (detail: unknown) => unknown) => sockets.listen(event, listener),
      ]),
    ),
  };
}
