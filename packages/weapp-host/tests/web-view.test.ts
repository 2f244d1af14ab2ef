import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NotingPages } from './support/noting-pages';
import { phoneOf } from './support/phone';
import { until } from './support/until';

/** Use of the bridge by a page in a web-view, as in jweixin. */
const BRIDGE_PAGE = `<!doctype html><title>网页</title><script>
  window.atOnce = window.__wxjs_environment;
  document.addEventListener('WeixinJSBridgeReady', () => { window.bridgeReady = true; });
  window.ask = (name, arg) => new Promise((done) => WeixinJSBridge.invoke('invokeMiniProgramAPI', { name, arg }, done));
</script><a id="next" href="/second">下一页</a><iframe src="/inner"></iframe>`;

const SDK_PAGE = '<script src="https://res.wx.qq.com/open/js/jweixin-1.6.0.js"></script>';

let pages: NotingPages;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url === '/inner') response.end('<p>inner</p>');
    else if (url === '/sdk') response.end(SDK_PAGE);
    else response.setHeader('x-frame-options', 'DENY').end(BRIDGE_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  pages = await NotingPages.start('media');
});
afterAll(async () => {
  await pages.close();
  server.closeAllConnections();
  server.close();
});

const page = () => pages.page();
const element = (selector: string) => pages.element(selector);
const data = <T>(name: string) => pages.data<T>(name);
const isAt = (path: string) => pages.isAt(path);
const open = (url: string) => pages.open(url);

describe('web-view', () => {
  const web = () => {
    const frames = pages.fixture.host.page.frames().filter((each) => each.url().startsWith(origin));
    return frames.find((each) => !each.url().endsWith('/inner'))!;
  };
  const openWeb = async (src = `${origin}/first`) => {
    await open('/pages/back/index');
    await pages.fixture.miniProgram.callWxMethod('navigateTo', {
      url: `/pages/web/index?src=${encodeURIComponent(src)}`,
    });
    await isAt('pages/web/index');
  };
  const loads = () => data<string[]>('loads');
  /** called by the host on WeChat's back button, before it leaves the page */
  const goBack = async () => {
    const around = web().parentFrame()!;
    return around.evaluate<boolean>(`(async () => {
      const [node] = await window.__frame.call('xpath', { expression: '//web-view' });
      return window.__frame.call('widgetCall', { node, method: 'goBack', args: [] });
    })()`);
  };

  /** The page below is shown before the web-view's page is destroyed, which delivers the messages. */
  const messagesOnLeave = async (count: number) => {
    const messages = async () => (await page()).callMethod('messages') as Promise<unknown[] | null>;
    await until(async () => (await messages())?.length === count);
    return messages();
  };

  it('covers the page with a web page that forbids framing, and fires load', async () => {
    await openWeb();
    await until(async () => (await loads()).length > 0);
    expect(await loads()).toEqual([`${origin}/first`]);
    const { width, height } = await (await element('web-view')).size();
    const view = await pages.fixture.host.page.evaluate<number>('innerWidth');
    expect(width).toBe(view);
    expect(height).toBeGreaterThan(500);
  });

  it("gives the bar the document's title whenever it changes, over the one that the page has set", async () => {
    const bar = async () =>
      (await phoneOf(pages.fixture)).texts('.navigation-title').then((all) => all.join());
    await until(async () => (await bar()) === '网页');
    await pages.fixture.miniProgram.callWxMethod('setNavigationBarTitle', { title: '自己的' });
    expect(await bar()).toBe('自己的');
    await web().evaluate('document.title = "第二章"');
    await until(async () => (await bar()) === '第二章');
    await web().evaluate('document.title = ""');
    await web().evaluate('document.title = "第三章"');
    await until(async () => (await bar()) !== '第二章');
    expect(await bar()).toBe('第三章');
  });

  it('gives the page its environment, and frames inside the page nothing', async () => {
    await until(() => web().evaluate<boolean>('window.bridgeReady === true'));
    expect(await web().evaluate('[window.atOnce, typeof window.wx]')).toEqual(['miniprogram', 'undefined']);
    const inner = pages.fixture.host.page.frames().find((each) => each.url().endsWith('/inner'))!;
    expect(await inner.evaluate('typeof window.WeixinJSBridge')).toBe('undefined');
  });

  it('reports the pages that links lead to', async () => {
    await web().evaluate('document.getElementById("next").click()');
    await until(async () => (await loads()).length === 2);
    expect((await loads())[1]).toBe(`${origin}/second`);
    expect(await goBack()).toBe(true);
    await until(async () => web().url() === `${origin}/first`);
  });

  it('keeps messages until the page goes', async () => {
    await until(() => web().evaluate<boolean>('window.bridgeReady === true'));
    await web().evaluate('Promise.all([ask("postMessage", { a: 1 }), ask("postMessage", { b: [2] })])');
    const answer = await web()
      .evaluate('ask("navigateBack", { delta: 1 })')
      .catch(() => null);
    await isAt('pages/back/index');
    if (answer) expect(answer).toMatchObject({ errMsg: 'invokeMiniProgramAPI:ok' });
    expect(await messagesOnLeave(2)).toEqual([{ a: 1 }, { b: [2] }]);
  });

  it('navigates the mini program', async () => {
    await openWeb();
    await until(async () => (await loads()).length > 0);
    await web().evaluate('void ask("redirectTo", { url: "/pages/back/index?from=web" })');
    await until(
      async () => (await page()).path === 'pages/back/index' && (await page()).query.from === 'web',
    );
  });

  it("gives wx to a page that loads WeChat's script, whole enough to speak to the mini program", async () => {
    await openWeb(`${origin}/sdk`);
    await until(async () => (await loads()).length > 0);
    const asked = `new Promise((done) => wx.miniProgram.getEnv(done))`;
    expect(await web().evaluate(asked)).toEqual({ miniprogram: true });
    await web().evaluate('wx.miniProgram.postMessage({ data: "甲" })');
    await web().evaluate('void wx.miniProgram.reLaunch({ url: "/pages/back/index?from=sdk" })');
    await until(async () => (await page()).query.from === 'sdk');
    expect(await messagesOnLeave(1)).toEqual(['甲']);
  });

  it('fails for an address that does not answer', async () => {
    await openWeb('http://127.0.0.1:9/nobody');
    await until(async () => (await data<unknown[]>('errors')).length > 0);
    expect(await data('errors')).toEqual([
      { url: 'http://127.0.0.1:9/nobody', fullUrl: 'http://127.0.0.1:9/nobody' },
    ]);
  });
});
