jest.mock('../logic/natives', () => jest.requireActual('./support/fake-natives'));

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { WebSocketServer } from 'ws';
import { fileStoreOf } from '../logic/wx/files/file-store';
import { networkMethods } from '../logic/wx/network';
import { dataContext, errMsgOf, outcome, type DataContext } from './support/data-context';

type Method = (...args: never[]) => unknown;
type Task = Record<string, (argument?: unknown) => unknown>;

let server: Server;
let origin: string;
let sockets: WebSocketServer;
/** answers that a test holds back */
const held: ServerResponse[] = [];
let started: (() => void) | null = null;
const open: DataContext[] = [];

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
    started?.();
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
  '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('{"zipped":true}')),
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

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    void (ROUTES[path] ?? ROUTES['/missing'])!(request, response);
  });
  sockets = new WebSocketServer({ server, handleProtocols: (protocols) => [...protocols][0] ?? false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data: Buffer, binary) => {
      if (data.toString() === 'bye') socket.close(3001, 'as you wish');
      else socket.send(data, { binary });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  for (const response of held.splice(0)) response.end();
  for (const { close } of open.splice(0)) close();
  started = null;
});

afterAll(async () => {
  sockets.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function start(given: Parameters<typeof dataContext>[0] = {}) {
  const data = dataContext(given);
  open.push(data);
  return { ...data, wx: networkMethods(data.context) as Record<string, Method> };
}

interface Echoed {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}
async function echoed(wx: Record<string, Method>, options: object): Promise<Echoed> {
  const { kind, result } = await outcome(wx.request, { url: `${origin}/echo`, ...options });
  expect(kind).toBe('success');
  return result.data as Echoed;
}

describe('wx.request', () => {
  it('answers with data, status, headers as the server spells them, and cookies', async () => {
    const { wx } = start();
    const { kind, result } = await outcome(wx.request, { url: `${origin}/cookies` });
    expect(kind).toBe('success');
    expect(result).toMatchObject({
      data: { bom: true },
      statusCode: 200,
      cookies: ['a=1; Path=/', 'b=2'],
      errMsg: 'request:ok',
    });
    expect(result.header).toMatchObject({ 'X-Mixed-Case': 'yes', 'Set-Cookie': 'a=1; Path=/,b=2' });
  });

  it('puts the data of a GET into the address', async () => {
    const { wx } = start();
    const { url, body } = await echoed(wx, { url: `${origin}/echo?a=1#x`, data: { b: 'ä &', c: undefined, d: [1, 2] } });
    expect([url, body]).toEqual(['/echo?a=1&b=%C3%A4%20%26&c=undefined&d=1%2C2', '']);
  });

  it.each([
    ['JSON', undefined, '{"a":[1]}', 'application/json'],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1', 'application/x-www-form-urlencoded'],
  ])('sends the data of a POST as %s', async (_name, header, sent, type) => {
    const { wx } = start();
    const { body, headers } = await echoed(wx, { method: 'post', data: { a: [1] }, header });
    expect([body, headers['content-type']]).toEqual([sent, type]);
  });

  it('sends text and bytes as they are', async () => {
    const { wx } = start();
    expect((await echoed(wx, { method: 'PUT', data: 'plain' })).body).toBe('plain');
    expect((await echoed(wx, { method: 'POST', data: new Uint8Array([0, 255]).buffer })).body).toBe('\0\xff');
  });

  it('says where it comes from', async () => {
    const { wx } = start();
    const { headers } = await echoed(wx, { header: { Referer: 'https://mine', 'X-Own': 1 } });
    expect(headers.referer).toBe('https://servicewechat.com/touristappid/devtools/page-frame.html');
    expect(headers['user-agent']).toContain('MicroMessenger/8.0.50');
    expect(headers['x-own']).toBe('1');
    expect(headers.cookie).toBeUndefined();
  });

  it('takes every status for a success, follows redirects and unzips', async () => {
    const { wx } = start();
    expect((await outcome(wx.request, { url: `${origin}/missing` })).result).toMatchObject({ statusCode: 404, data: 'no' });
    expect((await outcome(wx.request, { url: `${origin}/moved` })).result.data).toMatchObject({ url: '/echo?moved' });
    expect((await outcome(wx.request, { url: `${origin}/moved`, redirect: 'manual' })).result).toMatchObject({
      statusCode: 302,
    });
    expect((await outcome(wx.request, { url: `${origin}/gzip` })).result.data).toEqual({ zipped: true });
    expect(await errMsgOf(wx.request, { url: `${origin}/around` })).toContain('net::ERR_TOO_MANY_REDIRECTS');
  });

  it('decodes as it is told', async () => {
    const { wx } = start();
    const data = async (options: object) => (await outcome(wx.request, options)).result.data;
    expect(await data({ url: `${origin}/bom` })).toEqual({ a: 1 });
    expect(await data({ url: `${origin}/bom`, dataType: 'text' })).toBe('{"a":1}');
    expect(await data({ url: `${origin}/gbk` })).toBe('你好');
    expect(new Uint8Array((await data({ url: `${origin}/gbk`, responseType: 'arraybuffer' })) as ArrayBuffer)).toEqual(
      new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]),
    );
  });

  it('words failures as WeChat does', async () => {
    const { wx, context } = start();
    const result = async (options: object) => (await outcome(wx.request, options)).result;
    expect(await result({ url: '/api' })).toEqual({ errMsg: 'request:fail invalid url "/api"', errno: 600009 });
    expect(await errMsgOf(wx.request, {})).toBe(
      'request:fail parameter error: parameter.url should be String instead of Undefined;',
    );
    expect(await errMsgOf(wx.request, { url: origin, method: 'PATCH' })).toBe('request:fail method is invalid');
    expect(await errMsgOf(wx.request, { url: origin, data: 1 })).toContain('parameter.data should be');
    expect(await result({ url: 'http://127.0.0.1:1/' })).toEqual({
      errMsg: 'request:fail errcode:-102 cronet_error_code:-102 error_msg:net::ERR_CONNECTION_REFUSED',
      errno: 600001,
    });
    expect(await errMsgOf(wx.request, { url: `${origin}/cut` })).toContain('ERR_INCOMPLETE');
    context.network.type = 'none';
    expect(await result({ url: `${origin}/echo` })).toEqual({
      errMsg: 'request:fail errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED',
      errno: 600001,
    });
  });

  it('times out after its own time, or that of app.json', async () => {
    const { wx } = start({ networkTimeout: { request: 30 } });
    const timeout = { errMsg: 'request:fail timeout', errno: 5 };
    expect((await outcome(wx.request, { url: `${origin}/hold` })).result).toEqual(timeout);
    expect((await outcome(wx.request, { url: `${origin}/hold`, timeout: 20 })).result).toEqual(timeout);
  });

  it('can be aborted', async () => {
    const { wx } = start();
    let task: Task = {};
    const request = (options: object) => {
      task = (wx.request as (given: object) => Task)(options);
    };
    const ended = errMsgOf(request, { url: `${origin}/hold` });
    await new Promise<void>((resolve) => (started = resolve));
    task.abort!();
    task.abort!();
    expect(await ended).toBe('request:fail abort');
  });

  it('returns a task and no promise', () => {
    const { wx } = start();
    const task = (wx.request as (options: object) => object)({ url: `${origin}/echo` });
    expect(task).not.toHaveProperty('then');
    expect(Object.keys(task).sort()).toEqual([
      'abort',
      'offChunkReceived',
      'offHeadersReceived',
      'onChunkReceived',
      'onHeadersReceived',
    ]);
  });

  it('tells of headers and of pieces before the end', async () => {
    const { wx } = start();
    const said: unknown[] = [];
    const request = (options: object) => {
      const task = (wx.request as (given: object) => Task)(options);
      task.onHeadersReceived!(({ statusCode }: { statusCode: number }) => said.push(statusCode));
      task.onChunkReceived!(({ data }: { data: ArrayBuffer }) => {
        said.push(Buffer.from(data).toString());
        held.shift()?.end('two');
      });
    };
    const { result } = await outcome(request, { url: `${origin}/pieces`, enableChunked: true });
    expect(said).toEqual([200, 'one', 'two']);
    expect(result.data).toBe('');
  });

  it('runs ten at once and lets the others wait', async () => {
    const { wx, counts } = start();
    const arrived = new Promise<void>((resolve) => (started = () => held.length === 10 && resolve()));
    const waiting = Array.from({ length: 12 }, () => outcome(wx.request, { url: `${origin}/hold` }));
    await arrived;
    expect(counts).toEqual(Array.from({ length: 2 }, () => 'warning: more than 10 requests at once'));
    const next = new Promise<void>((resolve) => (started = resolve));
    held.shift()!.end('1');
    await next;
    expect(held).toHaveLength(10);
    started = () => held.shift()!.end('1');
    for (const response of held.splice(0)) response.end('1');
    const results = await Promise.all(waiting);
    expect(results.map(({ result }) => result.data)).toEqual(Array(12).fill(1));
  });

  it('breaks off five seconds after the app went to the background', async () => {
    const { wx, context } = start();
    const ended = outcome(wx.request, { url: `${origin}/hold` });
    await new Promise<void>((resolve) => (started = resolve));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    context.events.emit('appHide');
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    expect((await ended).result).toEqual({ errMsg: 'request:fail interrupted', errno: 600003 });
    expect(await errMsgOf(wx.request, { url: `${origin}/echo` })).toBe('request:fail interrupted');
    context.events.emit('appShow');
    expect(await errMsgOf(wx.request, { url: `${origin}/echo` })).toBe('request:ok');
  });
});

describe('wx.uploadFile and wx.downloadFile', () => {
  it('uploads a form with a file', async () => {
    const { wx, context } = start();
    const filePath = fileStoreOf(context).temporary(new TextEncoder().encode('picture'), 'png');
    const progress: number[] = [];
    const upload = (options: object) => {
      const task = (wx.uploadFile as (given: object) => Task)(options);
      task.onProgressUpdate!((event: { progress: number }) => progress.push(event.progress));
    };
    const { result } = await outcome(upload, {
      url: `${origin}/echo`,
      filePath,
      name: 'photo',
      formData: { user: 'Zoë', n: 1 },
    });
    expect(result).toMatchObject({ statusCode: 200, errMsg: 'uploadFile:ok' });
    const { body, headers, method } = JSON.parse(result.data as string) as Echoed;
    expect(method).toBe('POST');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(Buffer.from(body, 'latin1'), { headers }).formData();
    expect([form.get('user'), form.get('n')]).toEqual(['Zoë', '1']);
    const file = form.get('photo') as File;
    expect([await file.text(), file.type]).toEqual(['picture', 'image/png']);
    expect(filePath.endsWith(file.name)).toBe(true);
    expect(progress.at(-1)).toBe(100);
    expect(await errMsgOf(wx.uploadFile, { url: origin, filePath: 'http://tmp/none', name: 'a' })).toBe(
      'uploadFile:fail file not found',
    );
    expect(await errMsgOf(wx.uploadFile, { url: origin, filePath })).toContain('parameter.name should be String');
  });

  it('downloads to a temporary file or to a place of its own', async () => {
    const { wx, context } = start();
    const progress: object[] = [];
    const download = (options: object) => {
      const task = (wx.downloadFile as (given: object) => Task)(options);
      task.onProgressUpdate!((event: object) => progress.push(event));
    };
    const { result } = await outcome(download, { url: `${origin}/file.png?x=1` });
    expect(result).toMatchObject({ statusCode: 200, errMsg: 'downloadFile:ok' });
    expect(result.tempFilePath).toMatch(/^http:\/\/tmp\/.+\.png$/);
    const bytes = fileStoreOf(context).read(result.tempFilePath as string);
    expect(createHash('md5').update(bytes!).digest('hex')).toBe(
      createHash('md5').update(Buffer.alloc(200000, 7)).digest('hex'),
    );
    expect(progress.at(-1)).toEqual({
      progress: 100,
      totalBytesWritten: 200000,
      totalBytesExpectedToWrite: 200000,
    });
    const filePath = 'http://usr/mine.json';
    expect((await outcome(wx.downloadFile, { url: `${origin}/echo`, filePath })).result).toEqual({
      filePath,
      statusCode: 200,
      errMsg: 'downloadFile:ok',
    });
    expect(await errMsgOf(wx.downloadFile, { url: `${origin}/echo`, filePath: 'http://tmp/mine' })).toBe(
      'downloadFile:fail permission denied, open http://tmp/mine',
    );
    expect((await outcome(wx.downloadFile, { url: `${origin}/missing` })).result).toMatchObject({ statusCode: 404 });
  });
});

describe('wx.connectSocket', () => {
  const address = () => origin.replace('http', 'ws');
  const once = (task: Task, event: string) => new Promise<unknown>((resolve) => task[`on${event}`]!(resolve));
  const connect = (wx: Record<string, Method>, options: object = {}) =>
    (wx.connectSocket as (given: object) => Task)({ url: address(), ...options });

  it('sends and receives text and bytes, and closes', async () => {
    const { wx } = start();
    const task = connect(wx, { protocols: ['chat'] });
    expect(await errMsgOf(task.send, { data: 'early' })).toBe('SocketTask.send:fail SocketTask.readyState is not OPEN');
    expect(await once(task, 'Open')).toMatchObject({ header: { 'Sec-WebSocket-Protocol': 'chat' } });
    const text = once(task, 'Message');
    expect(await errMsgOf(task.send, { data: 'hello' })).toBe('sendSocketMessage:ok');
    expect(await text).toEqual({ data: 'hello' });
    const bytes = new Promise<{ data: ArrayBuffer }>((resolve) => task.onMessage!(resolve));
    task.send!({ data: new Uint8Array([1, 2]).buffer });
    expect(new Uint8Array((await bytes).data)).toEqual(new Uint8Array([1, 2]));
    const closed = once(task, 'Close');
    task.send!({ data: 'bye' });
    expect(await closed).toEqual({ code: 3001, reason: 'as you wish' });
    expect(await errMsgOf(task.close)).toBe('closeSocket:fail SocketTask.readyState is CLOSED');
  });

  it('allows five at once', async () => {
    const { wx } = start();
    const tasks = Array.from({ length: 5 }, () => connect(wx));
    expect(await errMsgOf(wx.connectSocket, { url: address() })).toBe(
      'connectSocket:fail exceed max concurrent count',
    );
    const [first] = tasks;
    const closed = once(first!, 'Close');
    await once(first!, 'Open');
    expect(await errMsgOf(first!.close, { code: 1 })).toBe(
      'closeSocket:fail The code must be either 1000, or between 3000 and 4999. 1 is neither.',
    );
    first!.close!();
    expect(await closed).toMatchObject({ code: 1000 });
    expect(await errMsgOf(wx.connectSocket, { url: address() })).toBe('connectSocket:ok');
  });

  it('serves the older methods with the first socket', async () => {
    const { wx } = start();
    expect(await errMsgOf(wx.sendSocketMessage, { data: 'x' })).toBe(
      'sendSocketMessage:fail WebSocket is not connected',
    );
    const listen = wx as Record<string, (argument: unknown) => void>;
    const opened = new Promise((resolve) => listen.onSocketOpen!(resolve));
    const message = new Promise((resolve) => listen.onSocketMessage!(resolve));
    const closed = new Promise((resolve) => listen.onSocketClose!(resolve));
    connect(wx);
    connect(wx);
    await opened;
    expect(await errMsgOf(wx.sendSocketMessage, { data: 'x' })).toBe('sendSocketMessage:ok');
    expect(await message).toEqual({ data: 'x' });
    expect(await errMsgOf(wx.closeSocket)).toBe('closeSocket:ok');
    expect(await closed).toMatchObject({ code: 1000 });
  });

  it('fails for other protocols and for servers that are not there', async () => {
    const { wx } = start();
    expect(await errMsgOf(wx.connectSocket, { url: origin })).toBe(`connectSocket:fail invalid url "${origin}"`);
    const task = connect(wx, { url: 'ws://127.0.0.1:1' });
    const [error, close] = await Promise.all([once(task, 'Error'), once(task, 'Close')]);
    expect(error).toHaveProperty('errMsg');
    expect(close).toMatchObject({ code: 1006 });
  });
});
