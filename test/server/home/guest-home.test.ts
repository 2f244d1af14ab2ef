import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { TEMPLATES_PLACE } from '../../../src/contract/first-paint';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { until } from '../support/waiting';

const PAGE = `<!doctype html><title>豌豆</title><body><div id="app"></div>${TEMPLATES_PLACE}<script src="/js/app.0123abcd.js"></script></body>`;
/** Renders the number of tabs in the response, and of its calls. */
const RENDERER = `
let times = 0;
exports.renderGuestHome = async (ask) => {
  times += 1;
  const { status, body } = await ask({ method: 'GET', url: '/v1/index/getTabConfig', headers: {} });
  const foreign = await ask({ method: 'GET', url: 'https://gateway.example.com/v1', headers: {} });
  return {
    html: '<p class="said">' + [status, Array.isArray(body.data), foreign, times].join() + '</p>',
    css: '.said{color:red}',
    banner: '/files/a.png?b=1&c="',
    kept: { 'wandou.kept.tabs': '</script><script>alert(1)</script>' },
  };
};`;

const opened: { readonly backend: Backend; readonly h5Dir: string }[] = [];
afterAll(async () => {
  for (const { backend, h5Dir } of opened) {
    await backend.stop();
    rmSync(h5Dir, { recursive: true, force: true });
  }
});

/** A backend that serves a build with this renderer. */
async function serving(
  renderer: string,
): Promise<{ backend: Backend; page: (url: string, host?: string) => Promise<string> }> {
  const h5Dir = mkdtempSync(join(tmpdir(), 'wandou-guest-'));
  mkdirSync(join(h5Dir, '.server'));
  writeFileSync(join(h5Dir, 'index.html'), PAGE);
  writeFileSync(join(h5Dir, '.server/guest-home.cjs'), renderer);
  const backend = await startBackend({ env: { H5_DIR: h5Dir } });
  opened.push({ backend, h5Dir });
  const visitor = new Visitor(backend);
  return {
    backend,
    page: async (url, host) =>
      (await visitor.raw({ url, headers: { accept: 'text/html', ...(host ? { host } : {}) } })).text,
  };
}

let backend: Backend;
let page: (url: string) => Promise<string>;
beforeAll(async () => {
  ({ backend, page } = await serving(RENDERER));
  // A document does not wait long for the first rendering: a busy machine may need longer.
  await until(async () => (await page('/')) !== PAGE);
});

describe('The document of home', () => {
  it.each(['/', '/index', '/index?presentID=7'])('holds home of a visitor: %s', async (url) => {
    const text = await page(url);
    expect(text).toContain(
      '<template id="first-paint-guest"><style>.said{color:red}</style><p class="said">200,true,',
    );
    expect(text).toContain(
      '<link rel="preload" as="image" href="/files/a.png?b=1&amp;c=&quot;" fetchpriority="high">',
    );
  });

  it('has pictures where the visitor is known, whoever used the device before', async () => {
    const { page: pageOf } = await serving(`
      exports.renderGuestHome = async (ask) => {
        const { body } = await ask({ method: 'GET', url: '/v1/index/getTabConfig', headers: {} });
        return { html: '<img src="' + body.data[0].tabImgPath + '">', css: '', kept: {} };
      };`);
    const pictureFor = async (host: string) =>
      /<img src="([^"]*)"/.exec(await pageOf('/index', host))?.[1]?.split('/files/')[0];
    expect(await pictureFor('192.168.0.7:8080')).toBe('http://192.168.0.7:8080');
    expect(await pictureFor('localhost:8080')).toBe('http://localhost:8080');
  });

  it('is on no other page', async () => expect(await page('/login')).toBe(PAGE));

  it('holds data that end no script, behind everything that is painted', async () => {
    const text = await page('/index');
    expect(text).toMatch(/<\/template><script src="[^"]+"><\/script><script[^>]+id="first-paint-data">/);
    const [, data = ''] =
      /<script type="application\/json" id="first-paint-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual({ 'wandou.kept.tabs': '</script><script>alert(1)</script>' });
  });

  it('asks the calls once in half a minute, and no gateway but our own', async () => {
    expect(await page('/index')).toContain('200,true,,1<');
    backend.clock.pass(31_000);
    // Stale while revalidating: the next request gets the old page, the one after it the new one.
    expect(await page('/index')).toContain('200,true,,1<');
    await page('/readyz');
    expect(await page('/index')).toContain('200,true,,2<');
  });

  it('is served unchanged when home cannot be rendered', async () => {
    const broken = await serving('exports.renderGuestHome = async () => { throw new Error("broken"); };');
    expect(await broken.page('/index')).toBe(PAGE);
    expect(broken.backend.log.join()).toContain('home of a visitor was not rendered');
  });

  it('is compressed once as long as it stays the same, for each encoding', async () => {
    const busy = await serving(`
      let times = 0;
      exports.renderGuestHome = async () => ({ html: (times += 1) + 'home '.repeat(500), css: '', kept: {} });`);
    const packings = [jest.spyOn(zlib, 'brotliCompressSync'), jest.spyOn(zlib, 'gzipSync')];
    const packed = () => packings.map(({ mock }) => mock.calls.length);
    const ask = async (url: string, accepted: string) => {
      const headers = { accept: 'text/html', 'accept-encoding': accepted };
      const { rawPayload, headers: received } = await busy.backend.app.inject({ url, headers });
      expect([received['content-encoding'], received.vary]).toEqual([
        accepted,
        expect.stringContaining('accept-encoding'),
      ]);
      return String(accepted === 'br' ? zlib.brotliDecompressSync(rawPayload) : zlib.gunzipSync(rawPayload));
    };
    await until(async () => (await busy.page('/')).includes('>1home'));
    const plain = await busy.page('/');
    for (const accepted of ['br', 'gzip', 'br', 'gzip'])
      for (const url of ['/', '/index']) expect(await ask(url, accepted)).toBe(plain);
    expect(packed()).toEqual([1, 1]);
    busy.backend.clock.pass(31_000);
    await until(async () => (await busy.page('/')).includes('>2home'));
    expect(await ask('/', 'br')).toContain('>2home');
    expect(packed()).toEqual([2, 1]);
    packings.forEach((packing) => packing.mockRestore());
  });

  it('is given up when the backend ends meanwhile, without a fuss', async () => {
    const late = await serving('exports.renderGuestHome = async (ask) => void (globalThis.askLate = ask);');
    await late.page('/index');
    await late.backend.running.app.close();
    const { askLate } = globalThis as unknown as { askLate: (request: object) => Promise<unknown> };
    expect(await askLate({ method: 'GET', url: '/v1/index/getTabConfig', headers: {} })).toBeUndefined();
  });

  it('is served unchanged when the renderer cannot be read', async () => {
    const broken = await serving('exports.renderGuestHome = (');
    expect(await broken.page('/')).toBe(PAGE);
  });

  it('does not give the renderer away', async () => {
    const { status, text } = await new Visitor(backend).raw({ url: '/.server/guest-home.cjs' });
    expect({ status, isAway: text.includes('renderGuestHome') }).toEqual({ status: 404, isAway: false });
  });
});
