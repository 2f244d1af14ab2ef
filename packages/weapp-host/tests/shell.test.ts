import { phoneOf, type PhoneView } from './support/phone';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
let phone: PhoneView;

beforeAll(async () => {
  fixture = await startFixture('shell');
  phone = await phoneOf(fixture);
});
afterAll(() => fixture.close());

const wx = (name: string, ...args: unknown[]) => fixture.miniProgram.callWxMethod(name, ...args);
const page = async () => (await fixture.miniProgram.currentPage())!;
const data = async <T>(name: string) => (await (await page()).data(name)) as T;
const path = async () => (await page()).path;
const isAt = (expected: string) => until(async () => (await path()) === expected);

describe('navigation bar', () => {
  const title = async () => (await phone.texts('.navigation-title')).join();

  it('has title and colours of app.json on the entry page, and no button', async () => {
    expect(await title()).toBe('外壳');
    expect(await phone.style('.navigation-bar', 'backgroundColor')).toBe('rgb(245, 247, 244)');
    expect(await phone.style('.navigation-bar', 'color')).toBe('rgb(0, 0, 0)');
    expect(await phone.count('.navigation-row > button')).toBe(0);
  });

  it('follows the page, which keeps what it set', async () => {
    await wx('setNavigationBarTitle', { title: '首页改了名' });
    await wx('navigateTo', { url: '/pages/detail/index' });
    expect(await title()).toBe('详情');
    expect(await phone.style('.navigation-bar', 'color')).toBe('rgb(255, 255, 255)');
    await wx('setNavigationBarColor', { frontColor: '#000000', backgroundColor: '#ffeeaa' });
    await wx('showNavigationBarLoading');
    expect(await phone.style('.navigation-bar', 'backgroundColor')).toBe('rgb(255, 238, 170)');
    expect(await phone.count('.navigation-title svg')).toBe(1);
    await wx('hideNavigationBarLoading');
    expect(await phone.count('.navigation-title svg')).toBe(0);
    await phone.tap('.navigation-row > .back');
    await until(async () => (await title()) === '首页改了名');
  });

  it('offers home on a first page that is not the entry', async () => {
    await wx('reLaunch', { url: '/pages/detail/index' });
    expect(await phone.count('.navigation-row > .back')).toBe(0);
    await wx('hideHomeButton');
    expect(await phone.count('.navigation-row > .home')).toBe(0);
    await wx('reLaunch', { url: '/pages/detail/index' });
    await phone.tap('.navigation-row > .home');
    await isAt('pages/home/index');
  });

  it('leaves a page with navigationStyle custom the whole screen but the capsule', async () => {
    await wx('navigateTo', { url: '/pages/bare/index' });
    expect(await phone.rect('.page.on')).toEqual({ x: 0, y: 0, width: 375, height: 812 });
    expect(await phone.count('.navigation-row > *')).toBe(1);
    const place = await wx('getMenuButtonBoundingClientRect');
    expect(await phone.rect('.capsule')).toEqual({ x: 281, y: 48, width: 87, height: 32 });
    expect(place).toMatchObject({ left: 281, top: 48, width: 87, height: 32 });
    await wx('navigateBack');
  });
});

describe('tab bar', () => {
  it('shows icons and the chosen colour, and only on tab pages', async () => {
    expect(await phone.texts('.tab')).toEqual(['首页', '我的']);
    expect(await phone.style('.tab[aria-selected=true]', 'color')).toBe('rgb(12, 128, 75)');
    await fixture.host.page.waitForFunction('document.querySelector(".tab img").naturalWidth === 81');
    await wx('navigateTo', { url: '/pages/detail/index' });
    expect(await phone.rect('.tab-bar')).toBeNull();
    await wx('navigateBack');
    expect(await phone.rect('.tab-bar')).toEqual({ x: 0, y: 729, width: 375, height: 83 });
  });

  it('cuts long badges, and a badge and a red dot take turns', async () => {
    await wx('setTabBarBadge', { index: 1, text: '12345' });
    expect(await phone.texts('.tab-badge')).toEqual(['…']);
    await wx('setTabBarBadge', { index: 1, text: '99+' });
    expect(await phone.texts('.tab-badge')).toEqual(['99+']);
    await wx('showTabBarRedDot', { index: 1 });
    expect([await phone.count('.tab-badge'), await phone.count('.tab-dot')]).toEqual([0, 1]);
    await wx('hideTabBarRedDot', { index: 1 });
    expect(await phone.count('.tab-dot')).toBe(0);
  });

  it('changes texts and colours', async () => {
    await wx('setTabBarItem', { index: 0, text: '第一' });
    await wx('setTabBarStyle', { selectedColor: '#ff0000', backgroundColor: '#000000' });
    expect(await phone.texts('.tab')).toEqual(['第一', '我的']);
    expect(await phone.style('.tab[aria-selected=true]', 'color')).toBe('rgb(255, 0, 0)');
    expect(await phone.style('.tab-bar', 'backgroundColor')).toBe('rgb(0, 0, 0)');
  });

  it('gives its room to the page when it is hidden', async () => {
    await wx('hideTabBar');
    await until(async () => (await data('size')) !== null);
    expect(await data('size')).toEqual({ windowWidth: 375, windowHeight: 724 });
    await wx('showTabBar');
    await until(async () => (await data<{ windowHeight: number }>('size')).windowHeight === 641);
  });

  it('switches by a tap, with an event for the page', async () => {
    await phone.tap('.tab >> nth=1');
    await isAt('pages/mine/index');
    expect(await phone.texts('.tab[aria-selected=true]')).toEqual(['我的']);
    await phone.tap('.tab >> nth=0');
    await isAt('pages/home/index');
    await phone.tap('.tab >> nth=0');
    await until(async () => (await data('tab')) !== null);
    expect(await data('tab')).toMatchObject({ index: 0, pagePath: 'pages/home/index' });
  });
});

describe('pull down', () => {
  const SOMEWHERE = { x: 300, y: 320 };
  const isOpen = async () => (await phone.count('.page.on > .pull-down.open')) === 1;

  it('refreshes after a long pull until the page stops it', async () => {
    await phone.drag(SOMEWHERE, { x: 300, y: 340 });
    expect(await isOpen()).toBe(false);
    await phone.drag(SOMEWHERE, { x: 300, y: 470 });
    await until(async () => (await data('pulls')) === 1);
    expect(await isOpen()).toBe(true);
    await phone.drag(SOMEWHERE, { x: 300, y: 470 });
    await wx('stopPullDownRefresh');
    expect(await isOpen()).toBe(false);
    expect(await data('pulls')).toBe(1);
  });

  it('does not start inside a vertical scroll-view', async () => {
    const inner = { x: 300, y: 88 + 120 + 30 };
    await phone.drag(inner, { x: 300, y: inner.y + 200 });
    expect(await isOpen()).toBe(false);
  });

  it('is started by the mini program', async () => {
    await wx('startPullDownRefresh');
    expect(await isOpen()).toBe(true);
    await until(async () => (await data('pulls')) === 2);
    await wx('stopPullDownRefresh');
  });

  it('is not there on a page that does not ask for it', async () => {
    await wx('navigateTo', { url: '/pages/detail/index' });
    await phone.drag(SOMEWHERE, { x: 300, y: 560 }, { lift: false });
    expect(await isOpen()).toBe(false);
    await phone.lift();
    await wx('navigateBack');
  });
});
