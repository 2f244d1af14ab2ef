import type { WorkerCalls } from '../../../protocol/calls';
import { natives } from '../../natives';
import {
  asyncMethod,
  WxError,
  type Callbacks,
  type Emitter,
  type WxContext,
  type WxMethods,
} from '../context';
import { isArrayBuffer } from '../files/encoding';
import { taskEvents } from './task';

type SocketEvent = WorkerCalls['net.socketEvent']['params'];
interface SendOptions extends Callbacks {
  data?: unknown;
}
interface CloseOptions extends Callbacks {
  code?: unknown;
  reason?: unknown;
}

export const STATE = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const;
/** Maximal UTF-8 bytes of a close frame's reason. */
const REASON_LIMIT = 123;
const nothing = (): void => undefined;

/** A WebSocket of the mini program. */
export class SocketTask {
  state: number = STATE.CONNECTING;
  readonly emitter: Emitter;
  /** the mini program's object */
  readonly face: WxMethods;

  constructor(
    private readonly context: WxContext,
    readonly id: number,
  ) {
    const { emitter, methods } = taskEvents(context, ['Open', 'Message', 'Error', 'Close']);
    this.emitter = emitter;
    const { onOpen, onMessage, onError, onClose } = methods;
    this.face = { ...STATE, onOpen, onMessage, onError, onClose, send: this.send, close: this.close };
    Object.defineProperty(this.face, 'readyState', { enumerable: true, get: () => this.state });
    this.face.socketTaskId = String(id);
  }

  readonly send = (options: SendOptions = {}): void => {
    const name = this.state === STATE.OPEN ? 'sendSocketMessage' : 'SocketTask.send';
    asyncMethod(this.context, name, () => this.sendNow(options.data))({ complete: nothing, ...options });
  };

  readonly close = (options: CloseOptions = {}): void => {
    asyncMethod(this.context, 'closeSocket', () => this.closeNow(options))({ complete: nothing, ...options });
  };

  /** Events of the connection from Node. */
  heard(event: SocketEvent): void {
    if (this.state === STATE.CLOSED) return;
    if (event.type === 'open') {
      this.state = STATE.OPEN;
      this.emitter.emit('Open', { header: event.header ?? {} });
    } else if (event.type === 'message') {
      const data = event.data ?? '';
      this.emitter.emit('Message', { data: event.binary ? natives.fromBase64(data) : data });
    } else if (event.type === 'error') this.emitter.emit('Error', { errMsg: event.reason ?? '' });
    else {
      this.state = STATE.CLOSED;
      this.emitter.emit('Close', { code: event.code ?? 1006, reason: event.reason ?? '' });
    }
  }

  private sendNow(data: unknown): void {
    if (this.state !== STATE.OPEN) throw new WxError('SocketTask.readyState is not OPEN');
    const binary = isArrayBuffer(data);
    if (typeof data !== 'string' && !binary) {
      const kind = Object.prototype.toString.call(data).slice(8, -1);
      throw new WxError(`parameter error: parameter.data should be String/ArrayBuffer instead of ${kind};`);
    }
    this.context.node.notify('net.socketSend', {
      id: this.id,
      data: binary ? natives.toBase64(data) : data,
      binary,
    });
  }

  private closeNow({ code = 1000, reason = '' }: CloseOptions): void {
    if (this.state >= STATE.CLOSING) throw new WxError('SocketTask.readyState is CLOSED');
    if (typeof code !== 'number' || (code !== 1000 && !(code >= 3000 && code <= 4999)))
      throw new WxError(
        `The code must be either 1000, or between 3000 and 4999. ${String(code)} is neither.`,
      );
    if (natives.utf8(String(reason)).length > REASON_LIMIT)
      throw new WxError(`The message must not be greater than ${REASON_LIMIT} bytes.`);
    this.state = STATE.CLOSING;
    this.context.node.notify('net.socketClose', { id: this.id, code, reason: String(reason) });
  }
}
