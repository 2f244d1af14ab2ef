import { WebSocket } from 'ws';
import type { NodeCalls, WorkerCalls } from '../../protocol/calls';
import { incomingHeaders } from './headers';

type Opening = NodeCalls['net.socketOpen']['params'];
type SocketEvent = WorkerCalls['net.socketEvent']['params'];

/** Code reported by `ws` without a close frame. */
const NO_CLOSE_FRAME = 1006;

/** WebSockets of the mini program, by the worker's number. */
export class Sockets {
  private readonly open = new Map<number, WebSocket>();

  constructor(private readonly tell: (event: SocketEvent) => void) {}

  connect({ id, url, header, protocols, timeout }: Opening): void {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url, protocols, { headers: header, handshakeTimeout: timeout });
    } catch (error) {
      // Invalid protocols or URL.
      this.tell({ id, type: 'error', reason: (error as Error).message });
      this.tell({ id, type: 'close', code: NO_CLOSE_FRAME, reason: '' });
      return;
    }
    this.open.set(id, socket);
    let answered: Record<string, string> = {};
    socket.on('upgrade', ({ rawHeaders }) => {
      answered = incomingHeaders(rawHeaders).header;
    });
    socket.on('open', () => this.tell({ id, type: 'open', header: answered }));
    socket.on('message', (data: Buffer, binary) =>
      this.tell({ id, type: 'message', data: data.toString(binary ? 'base64' : 'utf8'), binary }),
    );
    socket.on('error', ({ message }) => this.tell({ id, type: 'error', reason: message }));
    socket.on('close', (code, reason) => {
      this.open.delete(id);
      this.tell({ id, type: 'close', code, reason: reason.toString('utf8') });
    });
  }

  send(id: number, data: string, binary: boolean): void {
    const socket = this.open.get(id);
    if (socket?.readyState === WebSocket.OPEN) socket.send(binary ? Buffer.from(data, 'base64') : data);
  }

  close(id: number, code: number, reason: string): void {
    this.open.get(id)?.close(code, reason);
  }

  closeAll(): void {
    for (const socket of this.open.values()) socket.terminate();
    this.open.clear();
  }
}
