import { WebSocketServer, type WebSocket } from 'ws';
import type { AddressInfo } from 'node:net';

export interface AutomatorClient {
  /** App.enableLog was called */
  logs: boolean;
}

export interface AutomatorSocket {
  port: number;
  /** Sends an event to all clients; log lines only to those that enabled them. */
  emit(method: string, params: unknown): void;
  close(): Promise<void>;
}

export type AutomatorHandler = (
  method: string,
  params: Record<string, unknown>,
  client: AutomatorClient,
) => Promise<unknown>;

interface Request {
  id?: string;
  method?: string;
  params?: Record<string, unknown>;
}

function parse(data: Buffer): Request | null {
  try {
    return JSON.parse(data.toString('utf8')) as Request;
  } catch {
    return null;
  }
}

async function serve(socket: WebSocket, client: AutomatorClient, data: Buffer, handler: AutomatorHandler) {
  const request = parse(data);
  if (!request?.id) return;
  const { id, method = '', params = {} } = request;
  let answer: object;
  try {
    answer = { id, result: (await handler(method, params, client)) ?? {} };
  } catch (error) {
    answer = { id, error: { message: error instanceof Error ? error.message : String(error) } };
  }
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(answer));
}

/** The automator's protocol on the wire, DevTools' side. Port 0: any free one; fails if the port is taken. */
export async function openAutomator(port: number, handler: AutomatorHandler): Promise<AutomatorSocket> {
  const clients = new Map<WebSocket, AutomatorClient>();
  const server = new WebSocketServer({
    port,
    host: '127.0.0.1',
    maxPayload: 256 * 1024 * 1024,
    // Rejects web pages that found the port: testers are programs and send no Origin.
    verifyClient: ({ origin }: { origin?: string }) => !origin,
  });
  server.on('connection', (socket) => {
    const client = { logs: false };
    clients.set(socket, client);
    socket.on('message', (data: Buffer) => void serve(socket, client, data, handler));
    socket.on('close', () => clients.delete(socket));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  return {
    port: (server.address() as AddressInfo).port,
    emit(method, params) {
      const text = JSON.stringify({ method, params });
      for (const [socket, { logs }] of clients) if (logs || method !== 'App.logAdded') socket.send(text);
    },
    async close() {
      for (const socket of clients.keys()) socket.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
