import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PackError, automator, startHost } from './support/host';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await startFixture('host', { options: { launch: { scene: 1011 } } });
});
afterAll(() => fixture.close());

const seen = async (): Promise<string[]> =>
  (await fixture.miniProgram.evaluate(() => getApp<{ seen: string[] }>().seen)) as unknown as string[];
const textOf = async (selector: string): Promise<string> => {
  const page = await fixture.miniProgram.currentPage();
  return (await (await page?.$(selector))?.text()) ?? '';
};
/** A call at the protocol level, for methods unknown to the automator. */
const call = (method: string, params: Record<string, unknown> = {}) =>
  fixture.host.handleAutomator(method, params, { logs: false });

describe('the phone', () => {
  // As text: it runs in the browser, whose types the tests do not have.
  const inBrowser = (expression: string): Promise<unknown> => fixture.host.page.evaluate(expression);

  it('is WeChat, with a touch screen, in China', async () => {
    expect(await inBrowser('navigator.userAgent')).toMatch(
      /MicroMessenger\/8.* miniProgram\/\S+ MiniProgramEnv/,
    );
    expect(await inBrowser('[innerWidth, innerHeight, devicePixelRatio]')).toEqual([375, 812, 2]);
    expect(await inBrowser('[navigator.language, new Date(0).getTimezoneOffset()]')).toEqual(['zh-CN', -480]);
    expect(await inBrowser('navigator.maxTouchPoints')).toBeGreaterThan(0);
  });

  it('starts with the scene that the tester chose', async () => {
    expect(await seen()).toEqual(['launch 1011', 'show']);
  });

  it('goes to the background and comes back', async () => {
    await fixture.host.world.background();
    await fixture.host.world.foreground();
    expect(await seen()).toEqual(['launch 1011', 'show', 'hide', 'show']);
  });

  it('turns dark', async () => {
    await fixture.host.world.theme('dark');
    expect(await seen()).toContain('theme dark');
    expect(await inBrowser("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
    await fixture.host.world.theme('light');
  });

  it('loses its network and finds it again', async () => {
    await fixture.host.world.network('none');
    expect(await fixture.miniProgram.callWxMethod('getNetworkType', {})).toMatchObject({
      networkType: 'none',
    });
    await fixture.host.world.network('wifi');
    expect(await fixture.miniProgram.callWxMethod('getNetworkType', {})).toMatchObject({
      networkType: 'wifi',
    });
  });
});

describe('a restart', () => {
  it('keeps storage and resets the rest', async () => {
    await fixture.miniProgram.callWxMethod('setStorageSync', 'kept', 'still here');
    expect(await textOf('.text')).toBe('nothing kept');
    await fixture.host.restart();
    expect(await textOf('.text')).toBe('still here');
    expect(await seen()).toEqual(['launch 1011', 'show']);
    expect(fixture.host.report().starts).toHaveLength(2);
  });

  it("goes on with the pages' ids, by which the automator keeps pages", async () => {
    await fixture.miniProgram.callWxMethod('navigateTo', { url: '/pages/web/web' });
    const before = (await fixture.miniProgram.currentPage())!;
    await fixture.host.restart();
    const after = (await fixture.miniProgram.currentPage())!;
    expect([before.path, after.path]).toEqual(['pages/web/web', 'pages/index/index']);
    await expect(before.data()).rejects.toThrow('page is gone');
  });

  it('answers a tester when the first page is ready', async () => {
    const restarted = fixture.host.restart();
    expect(await textOf('.text')).toBe('still here');
    await restarted;
  });

  it('brings back a mini program that ended', async () => {
    await call('App.exit');
    // The connection may close before or during the call.
    await expect(call('App.getPageStack')).rejects.toThrow(/^the mini program is (not running|gone)$/);
    await fixture.host.restart();
    expect(await call('App.getPageStack')).toMatchObject({ pageStack: [{ path: 'pages/index/index' }] });
  });
});

describe('the socket', () => {
  it('answers unknown methods as DevTools does', async () => {
    await expect(call('App.flyToTheMoon')).rejects.toThrow('App.flyToTheMoon unimplemented');
    await expect(call('Nothing.atAll')).rejects.toThrow('Nothing.atAll unimplemented');
    await expect(call('toString')).rejects.toThrow('toString unimplemented');
  });

  it('serves several testers, and sends log lines to those who asked', async () => {
    const second = await automator.connect({ wsEndpoint: fixture.host.wsEndpoint });
    const lines: unknown[] = [];
    second.on('console', (line: unknown) => lines.push(line));
    const silent: unknown[] = [];
    // The automator enables logs when a listener is added; here the listener is added without it.
    const { connection } = fixture.miniProgram as unknown as { connection: NodeJS.EventEmitter };
    connection.on('App.logAdded', (line: unknown) => silent.push(line));
    // eslint-disable-next-line no-console -- runs in the mini program, whose console is what is tested
    await second.evaluate(() => console.warn('careful', { a: 1 }));
    await until(async () => lines.length > 0);
    expect(lines).toEqual([{ type: 'warn', args: ['careful', { a: 1 }] }]);
    expect(silent).toEqual([]);
    second.disconnect();
  });

  it('refuses a web page', async () => {
    const socket = await fixture.host.page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const attempt = new WebSocket(address);
          attempt.onopen = () => resolve('open');
          attempt.onerror = () => resolve('refused');
        }),
      fixture.host.wsEndpoint,
    );
    expect(socket).toBe('refused');
  });
});

describe('files of the program', () => {
  const status = async (address: string): Promise<number> =>
    (await fetch(new URL(address, fixture.host.page.url()))).status;

  it.each([
    ['/program/app.json', 200],
    ['/program/../host.test.ts', 404],
    ['/program/..%2f..%2fhost.test.ts', 404],
    ['/program/%00', 404],
    ['/program/%ff', 400],
    ['/module.js?path=pages/index/index', 200],
    ['/module.js?path=../../support/until', 404],
    ['/evaluate?id=evaluate/9999', 404],
    ['/nothing', 404],
  ])('%s is %s', async (address, expected) => {
    expect(await status(address)).toBe(expected);
  });

  it('gives players the part that they ask for', async () => {
    const response = await fetch(new URL('/program/app.json', fixture.host.page.url()), {
      headers: { range: 'bytes=2-8' },
    });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('"pages"');
  });
});

describe('a web-view', () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/sdk')
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<script src="https://res.wx.qq.com/open/js/jweixin-1.3.2.js"></script>');
      if (request.url === '/moved') return response.writeHead(302, { location: '/page' }).end();
      return response
        .writeHead(200, {
          'content-type': 'text/html',
          'x-frame-options': 'DENY',
          'content-security-policy': "script-src 'none'; frame-ancestors 'none'",
        })
        .end('<h1>web page</h1><script>document.title = "ran"</script>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const open = async (address: string, arrived: string) => {
    const src = encodeURIComponent(`${origin}${address}`);
    await fixture.miniProgram.callWxMethod('navigateTo', { url: `/pages/web/web?src=${src}` });
    const find = () => fixture.host.page.frames().find((frame) => frame.url() === `${origin}${arrived}`);
    await until(async () => find() !== undefined);
    return find()!;
  };
  afterEach(() => fixture.miniProgram.callWxMethod('navigateBack', {}));

  it('shows a page that refuses to be framed, after a redirect, under its own script policy', async () => {
    const frame = await open('/moved', '/page');
    await frame.waitForSelector('h1');
    expect(await frame.title()).toBe('');
  });

  it('gives a page that loads it the JS-SDK', async () => {
    const frame = await open('/sdk', '/sdk');
    await frame.waitForFunction('Boolean(window.wx)');
    expect(await frame.evaluate('new Promise((done) => wx.miniProgram.getEnv(done))')).toEqual({
      miniprogram: true,
    });
  });
});

it('judges the run', async () => {
  const results = await fixture.host.audit();
  const nodes = results.find(({ name }) => name === 'WXML节点数');
  expect(nodes?.worst).toBeGreaterThan(0);
  // How long it took is a matter of the machine.
  expect(results.find(({ name }) => name === '首屏时间')?.worst).toBeGreaterThan(0);
  expect(fixture.host.report().hostErrors).toEqual([]);
});

describe('a start', () => {
  const folder = path.resolve(__dirname, 'fixtures', 'host');
  const browser = { wsEndpoint: process.env.WEAPP_HOST_BROWSER ?? '' };

  it('fails on a port that is taken', async () => {
    const port = Number(new URL(fixture.host.wsEndpoint).port);
    await expect(startHost({ folder, port, browser })).rejects.toThrow('EADDRINUSE');
  });

  it('fails on a folder that WeChat would not load', async () => {
    await expect(startHost({ folder: path.join(folder, 'pages'), port: 0, browser })).rejects.toThrow(
      PackError,
    );
  });

  it('ends with the automator, and keeps its pictures', async () => {
    const screenshots = mkdtempSync(path.join(os.tmpdir(), 'weapp-host-'));
    const { host, miniProgram } = await startFixture('host', { screenshots });
    const picture = await miniProgram.screenshot();
    expect(
      Buffer.from(picture ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(readdirSync(screenshots)).toEqual(['001.png']);
    await miniProgram.close();
    await expect(automator.connect({ wsEndpoint: host.wsEndpoint })).rejects.toThrow('Failed connecting');
    rmSync(screenshots, { recursive: true });
    expect(existsSync(screenshots)).toBe(false);
  });
});
