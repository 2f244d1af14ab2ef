import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
let miniProgram: Fixture['miniProgram'];

beforeAll(async () => {
  fixture = await startFixture('engine', { options: { launch: { query: { from: 'test' } } } });
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const page = async () => (await miniProgram.currentPage())!;
const run = (source: string, ...args: unknown[]) => miniProgram.evaluate(source, ...args) as Promise<unknown>;
const takeLog = () =>
  run('function () { const { log } = getApp(); return log.splice(0); }') as Promise<string[]>;
/** Excludes onReady, which depends on the first paint. */
const moves = async () => (await takeLog()).filter((line) => !line.endsWith('onReady'));
const go = (method: string, url = '') => miniProgram.callWxMethod(method, url ? { url } : {});
const stack = async () => (await miniProgram.pageStack()).map((each) => each.path.split('/').at(-2));

describe('routing', () => {
  beforeEach(async () => {
    await takeLog();
    await go('reLaunch', '/pages/first/index');
    await until(async () => (await takeLog()).includes('first onReady'));
  });

  it('calls the lifecycle of pages in order', async () => {
    await go('navigateTo', '/pages/second/index?a=1%202');
    const seen: string[] = [];
    await until(async () => {
      seen.push(...(await takeLog()));
      return seen.includes('second onReady');
    });
    expect(seen).toEqual(['first onHide', 'second onLoad', 'second onShow', 'second onReady']);
    expect(await (await page()).data('query')).toEqual({ a: '1%202' });
    await go('redirectTo', '../third/index');
    expect(await stack()).toEqual(['first', 'third']);
    expect(await moves()).toEqual(['second onUnload', 'third onLoad', 'third onShow']);
    await go('navigateBack');
    expect(await moves()).toEqual(['third onUnload', 'first onShow']);
  });

  it('keeps tab pages alive and closes the others', async () => {
    await go('navigateTo', '/pages/second/index');
    await takeLog();
    await go('switchTab', '/pages/tab-two/index');
    expect(await stack()).toEqual(['tab-two']);
    expect(await moves()).toEqual(['second onUnload', 'two onLoad', 'two onShow']);
    await go('switchTab', '/pages/first/index');
    expect(await moves()).toEqual(['two onHide', 'first onShow']);
    await go('reLaunch', '/pages/third/index');
    const closed = (await takeLog()).filter((line) => line.endsWith('onUnload')).sort();
    expect(closed).toEqual(['first onUnload', 'two onUnload']);
  });

  it('allows ten pages', async () => {
    for (let depth = 2; depth <= 10; depth++) await go('navigateTo', '/pages/second/index');
    expect(await stack()).toHaveLength(10);
    await expect(go('navigateTo', '/pages/second/index')).rejects.toThrow(
      'navigateTo:fail webview count limit exceed',
    );
    await miniProgram.callWxMethod('navigateBack', { delta: 99 });
    expect(await stack()).toEqual(['first']);
  });

  it.each([
    ['navigateTo', '/pages/absent/index', 'navigateTo:fail page "pages/absent/index" is not found'],
    ['navigateTo', '/pages/tab-two/index', 'navigateTo:fail can not navigateTo a tabbar page'],
    ['redirectTo', '/pages/tab-two/index', 'redirectTo:fail can not redirectTo a tabbar page'],
    ['switchTab', '/pages/second/index', 'switchTab:fail can not switch to no-tabBar page'],
    ['switchTab', '/pages/tab-two/index?a=1', 'switchTab:fail url not support queryString'],
    ['navigateBack', '', 'navigateBack:fail cannot navigate back at first page.'],
  ])('%s %s fails as in WeChat', async (method, url, message) => {
    await expect(go(method, url)).rejects.toThrow(message);
  });

  it('connects the two pages of navigateTo by a channel', async () => {
    const answer = await run(`function () {
      return new Promise((done) => wx.navigateTo({
        url: '/pages/second/index',
        events: { answer: done },
        success: ({ eventChannel }) => eventChannel.emit('greet', 'hello'),
      }));
    }`);
    expect(answer).toBe('hello back');
  });

  it('loads a sub-package when it is entered', async () => {
    expect(await takeLog()).not.toContain('sub-package loaded');
    await go('navigateTo', '/sub/pages/inner/index');
    expect(await takeLog()).toContain('sub-package loaded');
  });
});

describe('the app', () => {
  it('was launched with what the tester chose', async () => {
    expect(await run('function () { return getApp().launchedWith; }')).toMatchObject({
      path: 'pages/first/index',
      query: { from: 'test' },
      scene: 1001,
    });
  });
});
