import { APP_ID, HEADER } from '../../../src/contract/wire';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

const SCRIPT = 'document.documentElement.dataset.ready = "1"';
const PAGE = `<!doctype html><script>${SCRIPT}</script><script src="/js/app.0123abcd.js"></script><div id="app"></div>`;

/** Precompressed file of the build: distinguishable from one compressed by the server. */
const MADE = brotliCompressSync('made() // by the build');

let h5Dir: string;
let backend: Backend;
let visitor: Visitor;
beforeAll(async () => {
  h5Dir = mkdtempSync(join(tmpdir(), 'wandou-h5-'));
  mkdirSync(join(h5Dir, 'js'));
  writeFileSync(join(h5Dir, 'index.html'), PAGE);
  writeFileSync(join(h5Dir, 'js/app.0123abcd.js'), `/* ${'x'.repeat(5000)} */`);
  writeFileSync(join(h5Dir, 'js/made.89abcdef.js'), 'made()');
  writeFileSync(join(h5Dir, 'js/made.89abcdef.js.br'), MADE);
  mkdirSync(join(h5Dir, 'static'));
  writeFileSync(join(h5Dir, 'static/drawing.0123abcd.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(h5Dir, 'favicon.ico'), 'icon');
  backend = await startBackend({
    env: {
      H5_DIR: h5Dir,
      CORS_ORIGINS: 'https://parent.example.com',
      API_ORIGINS: 'https://api.example.com',
    },
  });
  visitor = new Visitor(backend);
});
afterAll(async () => {
  await backend.stop();
  rmSync(h5Dir, { recursive: true });
});

const LOGIN = { method: 'POST', url: '/member/aggregation/v2/pwdLogin' } as const;
const app = { [HEADER.appid]: APP_ID };
const json = { 'content-type': 'application/json', ...app };

describe('A request', () => {
  it('keeps the id of a gateway and gets one when it has none or a strange one', async () => {
    const kept = async (id: string) => {
      const { headers } = await visitor.raw({ url: '/healthz', headers: { 'x-request-id': id } });
      return headers['x-request-id'];
    };
    for (const sane of ['req-7f3a9c21e4', '123e4567-e89b-42d3-a456-4266141740ab', 'gw:cn-north-1:0042'])
      expect(await kept(sane)).toBe(sane);
    const phones = [
      '13912345678',
      'tel-13912345678',
      'x13912345678',
      'tel-139-1234-5678',
      'tel:139.1234.5678',
      'a8613912345678',
      'c-0086-139-12345678',
      'a1-13912345678',
    ];
    for (const strange of [...phones, 'a b', 'x'.repeat(100)])
      expect([strange, await kept(strange)]).toEqual([strange, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('for an unknown path is answered with an envelope', async () => {
    for (const url of ['/v1/nothing', '/v1/index/banner', '/openapi']) {
      const { status, text } = await visitor.raw({ url });
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({ code: '10000002', message: '请求的地址不存在', data: null });
    }
  });

  it.each([
    ['text that is not JSON', { ...LOGIN, headers: json, payload: '{"a":' }, 400, '请求内容不是合法的 JSON'],
    ['a list', { ...LOGIN, headers: json, payload: '[]' }, 400, '请求内容类型不正确'],
    ['a prototype', { ...LOGIN, headers: json, payload: '{"__proto__":{"a":1}}' }, 400, undefined],
    ['nothing', { ...LOGIN, headers: json, payload: '' }, 400, '参数 appTypeCode 不能缺少'],
    [
      'a form',
      { ...LOGIN, headers: { ...app, 'content-type': 'application/xml' }, payload: '<a/>' },
      415,
      undefined,
    ],
    [
      'two megabytes',
      { ...LOGIN, headers: json, payload: `{"a":"${'x'.repeat(2e6)}"}` },
      413,
      '请求内容过大',
    ],
    ['a path that cannot be decoded', { url: '/%E0%A4%A' }, 400, undefined],
    [
      'a deep nesting',
      { ...LOGIN, headers: json, payload: '['.repeat(5e5) + ']'.repeat(5e5) },
      400,
      undefined,
    ],
  ])('with %s is refused in Chinese', async (_what, options, status, message) => {
    const answer = await visitor.raw(options);
    expect(answer.status).toBe(status);
    const body = JSON.parse(answer.text) as { code: string; message: string; requestId: string };
    expect(body).toMatchObject({ code: '10000001', requestId: expect.any(String) });
    if (message !== undefined) expect(body.message).toBe(message);
  });

  it('with a number without end or a NUL is refused by the field', async () => {
    const endless = await visitor.ask('homePageShowConfig', {
      limit: '9'.repeat(400),
      page: 1,
      showDeviceType: 1,
      showUserType: 1,
    });
    expect(endless).toMatchObject({ status: 400, code: '10000001', body: { field: 'limit' } });
    const nul = await visitor.ask('getPresentId', { presentKey: 'a\0b' });
    expect(nul).toMatchObject({
      status: 400,
      message: '参数 presentKey 含有不允许的字符',
      body: { field: 'presentKey' },
    });
  });

  it('learns which origins are allowed', async () => {
    const origin = 'https://parent.example.com';
    const preflight = await visitor.raw({
      method: 'OPTIONS',
      url: LOGIN.url,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'appid' },
    });
    expect(preflight).toMatchObject({
      status: 204,
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': 'appid' },
    });
    const stranger = await visitor.raw({ url: '/healthz', headers: { origin: 'https://evil.example' } });
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('gets answers that no cache keeps', async () => {
    expect((await visitor.ask('getCountryMobilePrefixs')).headers['cache-control']).toBe('no-store');
  });
});

describe('The app', () => {
  const html = { accept: 'text/html,*/*' };

  it('is sent for every path that a reader may enter, and never kept by a cache', async () => {
    for (const url of ['/', '/index', '/growUp/studyPlan?key=1', '/no/such/page']) {
      const { status, text, headers } = await visitor.raw({ url, headers: html });
      expect({ status, text }).toEqual({ status: 200, text: PAGE });
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('may use the camera and the microphone, and nothing else of the device', async () => {
    for (const url of ['/', '/growUp/studyPlan?key=1']) {
      const { headers } = await visitor.raw({ url, headers: html });
      expect(headers['permissions-policy']).toBe(
        'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
      );
    }
  });

  it('is not sent in the place of a missing file', async () => {
    expect((await visitor.raw({ url: '/js/gone.js', headers: html })).status).toBe(404);
  });

  it('has files that are kept for ever when their name has a hash, and compressed', async () => {
    const script = await visitor.raw({
      url: '/js/app.0123abcd.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect((await visitor.raw({ url: '/favicon.ico' })).headers['cache-control']).toBe('no-cache');
  });

  it('is sent as the build compressed it, where the browser takes that', async () => {
    const compressed = { 'accept-encoding': 'gzip, br' };
    const { headers } = await visitor.raw({ url: '/js/made.89abcdef.js', headers: compressed });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(MADE.length),
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await visitor.raw({ url: '/js/made.89abcdef.js' });
    expect(plain.text).toBe('made()');
  });

  it('has files and answers with short headers: what protects a page comes with the page', async () => {
    const script = await visitor.raw({ url: '/js/app.0123abcd.js' });
    expect(script.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(Object.keys(script.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/security-policy$|^referrer|^x-frame|^strict/)]),
    );
    const drawing = await visitor.raw({ url: '/static/drawing.0123abcd.svg' });
    expect(drawing.headers['content-security-policy']).toContain('sandbox');
  });

  it('may run its own scripts, the small one inside the page by its hash', async () => {
    const { headers } = await visitor.raw({ url: '/index', headers: html });
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}' 'self'`);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    // The only external script is WeChat's JS-SDK.
    const strangers = /script-src ([^;]*)/
      .exec(policy)?.[1]
      ?.split(' ')
      .filter((one) => one.startsWith('http'));
    expect(strangers).toEqual(['https://res.wx.qq.com', 'https://res2.wx.qq.com']);
    expect(policy).toContain("connect-src 'self' https://api.example.com");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it("may open the hidden frames of the native apps' bridges, and no others", async () => {
    const { headers } = await visitor.raw({ url: '/index', headers: html });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("frame-src 'self' wvjbscheme: yy:");
  });

  it('does not serve what is beside it', async () => {
    for (const url of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/js/..%5c..%5cpackage.json',
      '/.env',
    ]) {
      expect([400, 403, 404]).toContain((await visitor.raw({ url })).status);
    }
  });
});

describe('Stored files', () => {
  it('are shown with their type, cannot run anything, and are asked for once a day', async () => {
    await backend.services.providers.storage.put('a/b.svg', {
      body: Buffer.from('<svg/>'),
      contentType: 'image/svg+xml',
    });
    const first = await visitor.raw({ url: '/files/a/b.svg' });
    expect(first).toMatchObject({
      status: 200,
      text: '<svg/>',
      headers: { 'content-type': 'image/svg+xml' },
    });
    expect(first.headers['content-security-policy']).toContain('sandbox');
    const again = await visitor.raw({
      url: '/files/a/b.svg',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('of another kind are offered as a download', async () => {
    const page = { body: Buffer.from('<script>1</script>'), contentType: 'text/html' };
    await backend.services.providers.storage.put('page.html', page);
    const { headers } = await visitor.raw({ url: '/files/page.html' });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
  });

  it('that are not there are not there', async () => {
    for (const url of [
      '/files/none.png',
      '/files/',
      '/files/..%2f..%2fetc%2fpasswd',
      `/files/${'a'.repeat(300)}`,
    ]) {
      expect((await visitor.raw({ url })).status).toBe(404);
    }
  });
});
