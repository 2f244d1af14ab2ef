import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPage } from './support/on-page';
import { startFixture } from './support/start-fixture';
import { until } from './support/until';

type Fixture = Awaited<ReturnType<typeof startFixture>>;

let fixture: Fixture;
let miniProgram: MiniProgram;

beforeAll(async () => {
  fixture = await startFixture('protocol');
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const { page, element } = onPage(() => miniProgram);
/** The automator's route methods wait for three seconds. */
const go = (method: string, url?: string) => miniProgram.callWxMethod(method, url ? { url } : {});

describe('Tool', () => {
  it('says which base library runs', async () => {
    await expect(miniProgram.checkVersion()).resolves.toBeUndefined();
  });

  it('lists test accounts', async () => {
    expect(await miniProgram.testAccounts()).toEqual([
      expect.objectContaining({ openid: expect.any(String) }),
    ]);
  });

  it('keeps a ticket', async () => {
    await miniProgram.setTicket('ticket-1');
    expect(await miniProgram.getTicket()).toEqual({ ticket: 'ticket-1' });
    await expect(miniProgram.refreshTicket()).resolves.toBeUndefined();
  });

  it('refuses remote debugging with a message', async () => {
    await expect(miniProgram.remote()).rejects.toThrow('not supported');
  });

  it('reports audits as JSON and as a page', async () => {
    const file = path.join(os.tmpdir(), `audit-${process.pid}.html`);
    const audits = (await miniProgram.stopAudits({ path: file })) as unknown;
    expect(audits).toBeTruthy();
    expect(readFileSync(file, 'utf8')).toContain('<html');
    rmSync(file);
  });

  it('answers the dialogs of the phone', async () => {
    const answer = miniProgram.callWxMethod('showModal', { title: '问', content: '好吗' });
    await until(async () => {
      try {
        await miniProgram.native().confirmModal();
        return true;
      } catch {
        return false;
      }
    });
    expect(await answer).toMatchObject({ confirm: true, cancel: false, errMsg: 'showModal:ok' });
    await expect(miniProgram.native().cancelModal()).rejects.toThrow('no dialog');
  });
});

describe('App', () => {
  it('hands out the page stack and the page on top', async () => {
    await go('navigateTo', '/pages/second/index?from=first');
    const stack = await miniProgram.pageStack();
    expect(stack.map(({ path: each }) => each)).toEqual(['pages/first/index', 'pages/second/index']);
    expect((await page()).query).toEqual({ from: 'first' });
    await go('navigateBack');
    expect((await page()).path).toBe('pages/first/index');
  });

  it('calls wx methods, synchronous and asynchronous', async () => {
    await miniProgram.callWxMethod('setStorageSync', 'key', { a: 1 });
    expect(await miniProgram.callWxMethod('getStorageSync', 'key')).toEqual({ a: 1 });
    expect(await miniProgram.callWxMethod('getStorage', { key: 'key' })).toMatchObject({ data: { a: 1 } });
    expect(await miniProgram.systemInfo()).toMatchObject({ windowWidth: 375 });
  });

  it("fails a wx method with WeChat's errMsg", async () => {
    await expect(miniProgram.callWxMethod('getStorage', { key: 'absent' })).rejects.toThrow(
      'getStorage:fail data not found',
    );
    await expect(go('navigateTo', '/pages/tab/index')).rejects.toThrow(
      'navigateTo:fail can not navigateTo a tabbar page',
    );
  });

  it('mocks a wx method by a result, by a function with its origin, and restores it', async () => {
    await miniProgram.mockWxMethod('getStorageSync', 'mocked');
    expect(await miniProgram.callWxMethod('getStorageSync', 'key')).toBe('mocked');
    await miniProgram.restoreWxMethod('getStorageSync');
    expect(await miniProgram.callWxMethod('getStorageSync', 'key')).toEqual({ a: 1 });
    const withOrigin = function (this: { origin(key: string): object }, key: string, extra: string) {
      return { ...this.origin(key), extra };
    };
    await miniProgram.mockWxMethod('getStorageSync', withOrigin, 'more');
    expect(await miniProgram.callWxMethod('getStorageSync', 'key')).toEqual({ a: 1, extra: 'more' });
    await miniProgram.restoreWxMethod('getStorageSync');
  });

  it('mocks an asynchronous method so that its callbacks are called', async () => {
    await miniProgram.mockWxMethod('showModal', { confirm: true, cancel: false });
    const result = await miniProgram.evaluate(
      () => new Promise((resolve) => wx.showModal?.({ title: 't', success: resolve })),
    );
    expect(result).toEqual({ confirm: true, cancel: false });
    await miniProgram.mockWxMethod('showModal', { errMsg: 'showModal:fail busy' });
    await expect(miniProgram.callWxMethod('showModal', {})).rejects.toThrow('showModal:fail busy');
    await miniProgram.restoreWxMethod('showModal');
  });

  it('runs a function in the mini program', async () => {
    const sum = await miniProgram.evaluate((a: number, b: number) => a + b, 1, 2);
    expect(sum).toBe(3);
    const started = await miniProgram.evaluate(() => getApp<{ globalData: object }>().globalData);
    expect(started).toEqual({ started: true });
    await expect(miniProgram.evaluate('function () { return nonsense; }')).rejects.toThrow('nonsense');
  });

  it('exposes a function of the tester to the mini program', async () => {
    const received: unknown[][] = [];
    await miniProgram.exposeFunction('tell', (...args: unknown[]) => received.push(args));
    await miniProgram.evaluate("function () { tell('hello', { deep: [1] }); }");
    await until(() => Promise.resolve(received.length > 0));
    expect(received).toEqual([['hello', { deep: [1] }]]);
  });

  it('reports console output and exceptions', async () => {
    const logs: { type: string; args: unknown[] }[] = [];
    const exceptions: { message: string }[] = [];
    miniProgram.on('console', (log: (typeof logs)[number]) => logs.push(log));
    miniProgram.on('exception', (error: (typeof exceptions)[number]) => exceptions.push(error));
    await miniProgram.evaluate(
      "function () { console.info('said', 1); setTimeout(() => { throw new Error('late') }, 0); }",
    );
    await until(() => Promise.resolve(exceptions.length > 0 && logs.some(({ type }) => type === 'info')));
    expect(logs).toContainEqual({ type: 'info', args: ['said', 1] });
    expect(exceptions[0]?.message).toContain('late');
  });

  it('takes a screenshot, as a file and as base64', async () => {
    const file = path.join(os.tmpdir(), `shot-${process.pid}.png`);
    await miniProgram.screenshot({ path: file });
    expect(existsSync(file)).toBe(true);
    rmSync(file);
    const base64 = (await miniProgram.screenshot()) as string;
    expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('Page', () => {
  it('finds elements by selector, within the page only', async () => {
    expect(await (await page()).$$('.item')).toHaveLength(2);
    expect((await element('view.item-1')).tagName).toBe('view');
    expect(await (await (await element('#list')).$('.item-1'))?.text()).toBe('香蕉');
    expect(await (await page()).$('.inside')).toBeNull();
    expect(await (await page()).$('.absent')).toBeNull();
  });

  it('finds elements by XPath', async () => {
    const second = await (await page()).xpath('//view[@id="list"]/view[2]');
    expect(await second?.text()).toBe('香蕉');
    expect(await (await page()).getElementsByXpath('//swiper-item')).toHaveLength(2);
    expect(await (await page()).getElementByXpath('//absent')).toBeNull();
  });

  it('reads, sets and calls', async () => {
    const current = await page();
    expect(await current.data('nested.list[1].value')).toBe(2);
    await current.setData({ 'nested.list[1].value': 9 });
    expect(await current.data('nested.list')).toEqual([{ value: 1 }, { value: 9 }]);
    expect(await current.callMethod('sum', 2, 3)).toBe(5);
    await expect(current.callMethod('absent')).rejects.toThrow('absent');
    await expect(current.callMethod('fail')).rejects.toThrow('page method failed');
  });

  it('measures the window and scrolls it', async () => {
    const current = await page();
    expect(Number((await current.size()).height)).toBeGreaterThan(1200);
    await miniProgram.pageScrollTo(120);
    expect(Number(await current.scrollTop())).toBe(120);
    await miniProgram.pageScrollTo(0);
  });
});
