import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import type { NodeCalls, WorkerCalls } from '../protocol/calls';
import { Channel, type Message } from '../protocol/channel';

export type LogicChannel = Channel<WorkerCalls, NodeCalls>;

export interface LogicLinkOptions {
  server: Server;
  origin: string;
  /** on connection: registers handlers on the channel; returns the cleanup for its end */
  connected(channel: LogicChannel): () => void;
  received(message: Message): void;
  sent(message: Message): void;
  /** a message without a response could not be handled */
  failed(error: unknown): void;
}

/** Accepts the logic worker's socket. One worker at a time; a new one (a restart) replaces the old. */
export function acceptLogic(options: LogicLinkOptions): void {
  const sockets = new WebSocketServer({
    server: options.server,
    path: '/logic',
    maxPayload: 256 * 1024 * 1024,
    // A page inside a web-view must not act as the worker.
    verifyClient: ({ origin }: { origin: string; req: IncomingMessage }) => origin === options.origin,
  });
  sockets.on('connection', (socket) => connect(socket, options));
}

function connect(socket: WebSocket, { connected, received, sent, failed }: LogicLinkOptions): void {
  const channel: LogicChannel = new Channel((message) => {
    sent(message);
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  }, failed);
  const gone = connected(channel);
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    received(message);
    channel.receive(message);
  });
  socket.on('close', () => {
    channel.close('the mini program is gone');
    gone();
  });
  // A broken socket also emits close.
  socket.on('error', () => undefined);
}
