import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { startFixture } from './support/start-fixture';

type Fixture = Awaited<ReturnType<typeof startFixture>>;
interface Outcome {
  kind: 'success' | 'fail';
  result: Record<string, unknown>;
  progress?: number[];
}

let fixture: Fixture;
let page: {
  callMethod(name: string, ...args: unknown[]): Promise<unknown>;
  $(selector: string): Promise<unknown>;
};
let server: Server;
let sockets: WebSocketServer;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/hold') return;
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(pieces).toString('utf8') }));
    });
  });
  sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => socket.send(`${data.toString()} back`)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fixture = await startFixture('data');
  page = (await fixture.miniProgram.currentPage()) as unknown as typeof page;
}, 60000);

afterAll(async () => {
  await fixture.close();
  sockets.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const call = (name: string, options: object = {}) =>
  page.callMethod('call', name, options) as Promise<Outcome>;
const file = (name: string, options: object = {}) =>
  page.callMethod('file', name, options) as Promise<Outcome>;
const fileSync = (name: string, ...args: unknown[]) => page.callMethod('fileSync', name, args);

/** Text of the page's #size after the picture has loaded or failed. */
async function sizeShown(): Promise<string> {
  for (;;) {
    const element = (await page.$('#size')) as { text(): Promise<string> };
    const text = await element.text();
    if (text !== '') return text;
  }
}

describe('network', () => {
  it('requests without CORS, with JSON both ways', async () => {
    const { kind, result } = await call('request', { url: `${origin}/api`, method: 'POST', data: { a: 1 } });
    expect(kind).toBe('success');
    expect(result).toMatchObject({ statusCode: 200, errMsg: 'request:ok' });
    expect(result.data).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect((result.data as { headers: Record<string, string> }).headers.referer).toContain(
      'servicewechat.com',
    );
  });

  it('times out as app.json says', async () => {
    expect((await call('request', { url: `${origin}/hold` })).result).toEqual({
      errMsg: 'request:fail timeout',
      errno: 5,
    });
  });

  it('aborts', async () => {
    const { result } = (await page.callMethod('abort', `${origin}/hold`)) as Outcome;
    expect(result.errMsg).toBe('request:fail abort');
  });

  it('has no network when the tester says so', async () => {
    await fixture.host.world.network('none');
    expect((await call('request', { url: `${origin}/api` })).result).toMatchObject({ errno: 600001 });
    await fixture.host.world.network('wifi');
    expect((await call('request', { url: `${origin}/api` })).kind).toBe('success');
  });

  it('downloads, uploads and talks over a socket', async () => {
    const { result } = await call('downloadFile', { url: `${origin}/data.json` });
    const path = result.tempFilePath as string;
    expect(path).toMatch(/^http:\/\/tmp\/.*\.json$/);
    const sent = (await page.callMethod('upload', `${origin}/up`, path)) as Outcome;
    expect((JSON.parse(sent.result.data as string) as { body: string }).body).toContain('备注');
    expect(sent.progress?.at(-1)).toBe(100);
    expect(await page.callMethod('talk', origin.replace('http', 'ws'))).toEqual({
      heard: ['hello back'],
      code: 1000,
    });
  });
});

describe('files and storage', () => {
  it('keeps files', async () => {
    await file('writeFile', { filePath: 'http://usr/a.txt', data: '文字' });
    expect(await fileSync('readFileSync', 'http://usr/a.txt', 'utf8')).toBe('文字');
    expect((await file('getFileInfo', { filePath: 'http://usr/a.txt' })).result).toMatchObject({
      size: 6,
      errMsg: 'getFileInfo:ok',
    });
    expect((await file('unlink', { filePath: 'http://usr/none' })).result).toEqual({
      errCode: 1300002,
      errMsg: 'unlink:fail no such file or directory http://usr/none',
    });
  });

  it('reads the package at once', async () => {
    expect(await fileSync('readFileSync', '/assets/note.txt', 'utf8')).toBe('in the package\n');
    expect((await file('access', { path: '/assets/none.txt' })).kind).toBe('fail');
  });

  it('stores values', async () => {
    await fixture.miniProgram.callWxMethod('setStorageSync', 'key', { list: [1] });
    expect(await fixture.miniProgram.callWxMethod('getStorageSync', 'key')).toEqual({ list: [1] });
    expect((await call('getStorage', { key: 'none' })).result).toEqual({
      errMsg: 'getStorage:fail data not found',
    });
  });
});

describe('media', () => {
  it('picks a picture, which the page shows', async () => {
    const result = (await page.callMethod('pick')) as { tempFiles: Record<string, unknown>[]; type: string };
    expect(result.type).toBe('image');
    expect(result.tempFiles).toHaveLength(2);
    expect(result.tempFiles[0]).toMatchObject({ fileType: 'image', size: expect.any(Number) as number });
    expect(await sizeShown()).toBe('120x90');
    const src = result.tempFiles[0]!.tempFilePath;
    expect((await call('getImageInfo', { src })).result).toMatchObject({
      width: 120,
      height: 90,
      type: 'png',
      orientation: 'up',
    });
    expect((await call('saveImageToPhotosAlbum', { filePath: src })).result.errMsg).toBe(
      'saveImageToPhotosAlbum:ok',
    );
    expect((await call('previewImage', { urls: [src] })).kind).toBe('success');
    expect((await call('compressImage', { src })).result.tempFilePath).toMatch(/\.png$/);
  });

  it('picks a film', async () => {
    const { result } = await call('chooseVideo');
    expect(result).toMatchObject({ width: 320, height: 240, duration: 2 });
    expect((await call('getVideoInfo', { src: result.tempFilePath })).result).toMatchObject({
      type: 'mp4',
      duration: 2,
    });
  });

  it('refuses what is no picture', async () => {
    expect((await call('getImageInfo', { src: '/assets/note.txt' })).result.errMsg).toBe(
      'getImageInfo:fail image not found',
    );
    expect((await call('getImageInfo', { src: '/none.png' })).result.errMsg).toBe(
      'getImageInfo:fail file not found',
    );
  });

  it('reaches a video by its id', async () => {
    expect(await page.callMethod('fullScreen')).toBe(true);
  });

  it('plays without a sound', async () => {
    expect(await page.callMethod('listen')).toEqual(['Canplay', 'Play', 'Pause', 'Stop', 'Error']);
  });
});
