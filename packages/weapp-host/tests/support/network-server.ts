import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';
import { networkMethods } from '../../logic/wx/network';
import { dataContext, type DataContext } from './data-context';

export type Method = (...args: never[]) => unknown;
export type Task = Record<string, (argument?: unknown) => unknown>;

/** Response of /echo. */
export interface Echoed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** responses held by a test */
export const held: ServerResponse[] = [];
const hooks: { held: (() => void) | null } = { held: null };
/** Called whenever a request is held. */
export const whenHeld = (listener: () => void): void => {
  hooks.held = listener;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: body.toString('latin1'),
    }),
  );
}

const ROUTES: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
  '/echo': echo,
  '/missing': (_request, response) => response.writeHead(404).end('no'),
  '/hold': (_request, response) => {
    held.push(response);
    hooks.held?.();
  },
  '/cookies': (_request, response) =>
    response
      .writeHead(200, [
        ['X-Mixed-Case', 'yes'],
        ['Set-Cookie', 'a=1; Path=/'],
        ['Set-Cookie', 'b=2'],
      ])
      .end('{"bom":true}'),
  '/bom': (_request, response) => response.end('\ufeff{"a":1}'),
  '/gbk': (_request, response) =>
    response.setHeader('content-type', 'text/plain; charset=gbk').end(Buffer.from([0xc4, 0xe3, 0xba, 0xc3])),
  '/gzip': (_request, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('{"zipped":true}')),
  '/moved': (_request, response) => response.writeHead(302, { location: '/echo?moved' }).end(),
  '/around': (_request, response) => response.writeHead(302, { location: '/around' }).end(),
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setImmediate(() => response.destroy());
  },
  '/pieces': (_request, response) => {
    response.write('one');
    held.push(response);
  },
  '/file.png': (_request, response) =>
    response.setHeader('content-length', '200000').end(Buffer.alloc(200000, 7)),
};

const sockets = new WebSocketServer({
  noServer: true,
  handleProtocols: (protocols) => [...protocols][0] ?? false,
});
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer, binary) => {
    if (data.toString() === 'bye') socket.close(3001, 'as you wish');
    else socket.send(data, { binary });
  });
});

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://x').pathname;
  void (ROUTES[path] ?? ROUTES['/missing'])!(request, response);
});
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (connection) =>
    sockets.emit('connection', connection, request),
  ),
);

const open: DataContext[] = [];

/** Network methods of a mini program, with the real Node side. */
export function startNetwork(given: Parameters<typeof dataContext>[0] = {}) {
  const data = dataContext(given);
  open.push(data);
  return { ...data, wx: networkMethods(data.context) as Record<string, Method> };
}

/** A server on a free port during the tests of a file; `origin()` is available from beforeAll on. */
export function testServer(): { origin(): string } {
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterEach(() => {
    for (const response of held.splice(0)) response.end();
    for (const { close } of open.splice(0)) close();
    hooks.held = null;
  });
  afterAll(async () => {
    sockets.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
