import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

const page = async () => (await miniProgram.currentPage())!;
const element = async (selector: string) => {
  const found = await (await page()).$(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const data = async (name: string) => (await page()).data(name) as Promise<unknown>;
/** The automator's own route methods sleep for three seconds. */
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

  it('refuses remote debugging in words', async () => {
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
      () => new Promise((resolve) => wx.showModal({ title: 't', success: resolve })),
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
    const heard: unknown[][] = [];
    await miniProgram.exposeFunction('tell', (...args: unknown[]) => heard.push(args));
    await miniProgram.evaluate("function () { tell('hello', { deep: [1] }); }");
    await until(() => Promise.resolve(heard.length > 0));
    expect(heard).toEqual([['hello', { deep: [1] }]]);
  });

  it('tells of console output and of exceptions', async () => {
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

describe('Element', () => {
  it('reads DOM properties, attributes, styles, offset and WXML', async () => {
    const item = await element('.item-0');
    expect(await item.text()).toBe('苹果');
    expect(Number((await item.size()).width)).toBe(375);
    expect(await item.attribute('class')).toBe('item item-0');
    expect(await item.attribute('data-id')).toBe('a');
    expect(await item.style('display')).toBe('block');
    expect(await item.offset()).toEqual({ left: 0, top: 0 });
    expect(await item.outerWxml()).toContain('苹果</view>');
    expect(await item.wxml()).toBe('苹果');
  });

  it('taps', async () => {
    await (await element('.item-1')).tap();
    await until(async () => (await data('chosen')) === 'b');
  });

  it('touches and presses long', async () => {
    const target = await element('.touched');
    await target.touchstart({ touches: [{ pageX: 10, pageY: 60 }] });
    await target.touchmove({ touches: [{ pageX: 40, pageY: 60 }] });
    await target.touchend({});
    await until(async () => String(await data('touches')).includes('touchend'));
    expect(await data('touches')).toBe('touchstart:10 touchmove:40 touchend:40 ');
    await target.longpress();
    await until(async () => String(await data('touches')).includes('longpress'));
  });

  it('triggers events of components and dispatches events of fingers', async () => {
    await (await element('.custom-event')).trigger('shout', { word: '嗨' });
    await until(async () => (await data('shout')) === '嗨');
    const target = await element('.dispatched');
    await target.dispatchEvent({ eventName: 'tap', touches: [{ identifier: 0 }], detail: { x: 7 } });
    await until(async () => (await data('dispatch')) === '7/1');
  });

  it('types into input and textarea and reads what they hold', async () => {
    const name = (await element('.name')) as InstanceType<
      typeof import('miniprogram-automator').InputElement
    >;
    await name.input('小明');
    await until(async () => (await data('name')) === '小明');
    expect(await name.value()).toBe('小明');
    expect(await name.property('placeholder')).toBe('名字');
    await expect(name.property('absent')).rejects.toThrow('not exists');
    const words = (await element('.words')) as typeof name;
    await words.input('一行');
    await until(async () => (await data('words')) === '一行');
  });

  it('flips a switch and slides a slider', async () => {
    await (await element('.switch')).tap();
    await until(async () => (await data('on')) === true);
    const slider = (await element('.slider')) as InstanceType<
      typeof import('miniprogram-automator').SliderElement
    >;
    await slider.slideTo(8);
    await until(async () => (await data('level')) === 8);
  });

  it('scrolls a scroll-view and measures it', async () => {
    const view = (await element('.scroll')) as InstanceType<
      typeof import('miniprogram-automator').ScrollViewElement
    >;
    await view.scrollTo(0, 80);
    await until(async () => (await view.property('scrollTop')) === 80);
    expect(await view.property('scrollLeft')).toBe(0);
    expect(await view.scrollHeight()).toBe(400);
    expect(await view.scrollWidth()).toBe(375);
  });

  it('swipes a swiper and moves a movable-view', async () => {
    const swiper = (await element('.swiper')) as InstanceType<
      typeof import('miniprogram-automator').SwiperElement
    >;
    await swiper.swipeTo(1);
    await until(async () => (await data('current')) === 1);
    const movable = (await element('.movable')) as InstanceType<
      typeof import('miniprogram-automator').MovableViewElement
    >;
    await movable.moveTo(30, 40);
    await until(async () => (await movable.property('x')) === 30 && (await movable.property('y')) === 40);
  });

  it('calls the context of a video', async () => {
    const film = (await element('.video')) as InstanceType<
      typeof import('miniprogram-automator').ContextElement
    >;
    await expect(film.callContextMethod('pause')).resolves.not.toThrow();
    await expect(film.callContextMethod('absent')).rejects.toThrow('absent');
  });

  it('reads, sets and calls a custom component, and looks into it', async () => {
    const counter = (await element('counter')) as InstanceType<
      typeof import('miniprogram-automator').CustomElement
    >;
    expect(await counter.data('count')).toBe(5);
    await counter.setData({ count: 7 });
    expect(await counter.callMethod('add', 3)).toBe(10);
    expect(await counter.property('start')).toBe(5);
    await (await counter.$('.inside'))?.tap();
    await until(async () => (await data('counted')) === 11);
    expect(await counter.$$('.inside')).toHaveLength(1);
  });

  it('says so when an element is gone', async () => {
    const item = await element('.item-1');
    await (await page()).setData({ items: [] });
    await expect(item.tap()).rejects.toThrow(/gone|detached|no such element/);
  });
});
