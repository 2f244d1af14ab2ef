import { errMsgOf, outcome } from './support/data-context';
import {
  held,
  startNetwork,
  testServer,
  whenHeld,
  type Echoed,
  type Method,
  type Task,
} from './support/network-server';

const { origin: address } = testServer();
let origin: string;
beforeAll(() => {
  origin = address();
});

async function echoed(wx: Record<string, Method>, options: object): Promise<Echoed> {
  const { kind, result } = await outcome(wx.request, { url: `${origin}/echo`, ...options });
  expect(kind).toBe('success');
  return result.data as Echoed;
}

describe('wx.request', () => {
  it('answers with data, status, headers as the server spells them, and cookies', async () => {
    const { wx } = startNetwork();
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
    const { wx } = startNetwork();
    const { url, body } = await echoed(wx, {
      url: `${origin}/echo?a=1#x`,
      data: { b: 'ä &', c: undefined, d: [1, 2] },
    });
    expect([url, body]).toEqual(['/echo?a=1&b=%C3%A4%20%26&c=undefined&d=1%2C2', '']);
  });

  it.each([
    ['JSON', undefined, '{"a":[1]}', 'application/json'],
    [
      'a form',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      'a=1',
      'application/x-www-form-urlencoded',
    ],
  ])('sends the data of a POST as %s', async (_name, header, sent, type) => {
    const { wx } = startNetwork();
    const { body, headers } = await echoed(wx, { method: 'post', data: { a: [1] }, header });
    expect([body, headers['content-type']]).toEqual([sent, type]);
  });

  it('sends text and bytes as they are', async () => {
    const { wx } = startNetwork();
    expect((await echoed(wx, { method: 'PUT', data: 'plain' })).body).toBe('plain');
    expect((await echoed(wx, { method: 'POST', data: new Uint8Array([0, 255]).buffer })).body).toBe('\0\xff');
  });

  it('says where it comes from', async () => {
    const { wx } = startNetwork();
    const { headers } = await echoed(wx, { header: { Referer: 'https://mine', 'X-Own': 1 } });
    expect(headers.referer).toBe('https://servicewechat.com/touristappid/devtools/page-frame.html');
    expect(headers['user-agent']).toContain('MicroMessenger/8.0.50');
    expect(headers['x-own']).toBe('1');
    expect(headers.cookie).toBeUndefined();
  });

  it('treats every status as a success, follows redirects and unzips', async () => {
    const { wx } = startNetwork();
    expect((await outcome(wx.request, { url: `${origin}/missing` })).result).toMatchObject({
      statusCode: 404,
      data: 'no',
    });
    expect((await outcome(wx.request, { url: `${origin}/moved` })).result.data).toMatchObject({
      url: '/echo?moved',
    });
    expect((await outcome(wx.request, { url: `${origin}/moved`, redirect: 'manual' })).result).toMatchObject({
      statusCode: 302,
    });
    expect((await outcome(wx.request, { url: `${origin}/gzip` })).result.data).toEqual({ zipped: true });
    expect(await errMsgOf(wx.request, { url: `${origin}/around` })).toContain('net::ERR_TOO_MANY_REDIRECTS');
  });

  it('decodes by the requested type', async () => {
    const { wx } = startNetwork();
    const data = async (options: object) => (await outcome(wx.request, options)).result.data;
    expect(await data({ url: `${origin}/bom` })).toEqual({ a: 1 });
    expect(await data({ url: `${origin}/bom`, dataType: 'text' })).toBe('{"a":1}');
    expect(await data({ url: `${origin}/gbk` })).toBe('你好');
    expect(
      new Uint8Array((await data({ url: `${origin}/gbk`, responseType: 'arraybuffer' })) as ArrayBuffer),
    ).toEqual(new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]));
  });

  it('words failures as WeChat does', async () => {
    const { wx, context } = startNetwork();
    const result = async (options: object) => (await outcome(wx.request, options)).result;
    expect(await result({ url: '/api' })).toEqual({
      errMsg: 'request:fail invalid url "/api"',
      errno: 600009,
    });
    expect(await errMsgOf(wx.request, {})).toBe(
      'request:fail parameter error: parameter.url should be String instead of Undefined;',
    );
    expect(await errMsgOf(wx.request, { url: origin, method: 'PATCH' })).toBe(
      'request:fail method is invalid',
    );
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
    const { wx } = startNetwork({ networkTimeout: { request: 30 } });
    const timeout = { errMsg: 'request:fail timeout', errno: 5 };
    expect((await outcome(wx.request, { url: `${origin}/hold` })).result).toEqual(timeout);
    expect((await outcome(wx.request, { url: `${origin}/hold`, timeout: 20 })).result).toEqual(timeout);
  });

  it('can be aborted', async () => {
    const { wx } = startNetwork();
    let task: Task = {};
    const request = (options: object) => {
      task = (wx.request as (given: object) => Task)(options);
    };
    const ended = errMsgOf(request, { url: `${origin}/hold` });
    await new Promise<void>((resolve) => whenHeld(resolve));
    task.abort!();
    task.abort!();
    expect(await ended).toBe('request:fail abort');
  });

  it('returns a task and no promise', () => {
    const { wx } = startNetwork();
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

  it('reports headers, and chunks before the end', async () => {
    const { wx } = startNetwork();
    const received: unknown[] = [];
    const request = (options: object) => {
      const task = (wx.request as (given: object) => Task)(options);
      task.onHeadersReceived!(({ statusCode }: { statusCode: number }) => received.push(statusCode));
      task.onChunkReceived!(({ data }: { data: ArrayBuffer }) => {
        received.push(Buffer.from(data).toString());
        held.shift()?.end('two');
      });
    };
    const { result } = await outcome(request, { url: `${origin}/pieces`, enableChunked: true });
    expect(received).toEqual([200, 'one', 'two']);
    expect(result.data).toBe('');
  });

  it('runs ten at once and lets the others wait', async () => {
    const { wx, counts } = startNetwork();
    const arrived = new Promise<void>((resolve) => whenHeld(() => held.length === 10 && resolve()));
    const waiting = Array.from({ length: 12 }, () => outcome(wx.request, { url: `${origin}/hold` }));
    await arrived;
    expect(counts).toEqual(Array.from({ length: 2 }, () => 'warning: more than 10 requests at once'));
    const next = new Promise<void>((resolve) => whenHeld(resolve));
    held.shift()!.end('1');
    await next;
    expect(held).toHaveLength(10);
    whenHeld(() => held.shift()!.end('1'));
    for (const response of held.splice(0)) response.end('1');
    const results = await Promise.all(waiting);
    expect(results.map(({ result }) => result.data)).toEqual(Array(12).fill(1));
  });

  it('breaks off five seconds after the app went to the background', async () => {
    const { wx, context } = startNetwork();
    const ended = outcome(wx.request, { url: `${origin}/hold` });
    await new Promise<void>((resolve) => whenHeld(resolve));
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
