import { NotingPages, type Point } from './support/noting-pages';
import { until } from './support/until';

let pages: NotingPages;

beforeAll(async () => {
  pages = await NotingPages.start('containers');
});
afterAll(() => pages.close());

const page = () => pages.page();
const element = (selector: string) => pages.element(selector);
const setData = (values: object) => pages.setData(values);
const property = (selector: string, name: string) => pages.property(selector, name);
const open = (url: string) => pages.open(url);
const counts = () => pages.counts();
const eventOf = <T = Record<string, unknown>>(event: string) => pages.eventOf<T>(event);
const drag = (selector: string, ...points: Point[]) => pages.drag(selector, ...points);
const dragForReal = (...points: Point[]) => pages.dragForReal(...points);

describe('scroll-view', () => {
  beforeEach(() => open('/pages/scroll/index'));

  it('scrolls to where the template says; the same value again does nothing', async () => {
    await setData({ top: 120 });
    await until(async () => (await property('#list', 'scrollTop')) === 120);
    expect(await eventOf('list_scroll')).toMatchObject({
      scrollTop: 120,
      scrollLeft: 0,
      deltaX: 0,
      deltaY: -120,
    });
    await (await element('#list')).scrollTo(0, 300);
    await setData({ top: 120 });
    expect(await property('#list', 'scrollTop')).toBe(300);
    await setData({ top: 60 });
    await until(async () => (await property('#list', 'scrollTop')) === 60);
  });

  it('takes rpx, and scrolls only in directions that may scroll', async () => {
    await setData({ top: '150rpx' });
    const width = await pages.fixture.host.page.evaluate<number>('innerWidth');
    await until(async () => Math.abs(Number(await property('#list', 'scrollTop')) - (150 * width) / 750) < 1);
    expect(await property('#still', 'scrollTop')).toBe(0);
  });

  it('scrolls a child into view', async () => {
    await setData({ into: 'row7' });
    await until(async () => (await property('#list', 'scrollTop')) === 350);
    await setData({ animated: true, into: 'row2' });
    await until(async () => (await property('#list', 'scrollTop')) === 100);
  });

  it('says once that an end is near, and again after the list grew', async () => {
    const list = await element('#list');
    await list.scrollTo(0, 890);
    expect(await eventOf('list_scrolltolower')).toEqual({ direction: 'bottom' });
    await list.scrollTo(0, 895);
    await list.scrollTo(0, 900);
    await until(async () => (await property('#list', 'scrollTop')) === 900);
    expect((await counts()).list_scrolltolower).toBe(1);
    await setData({ rows: 40 });
    await list.scrollTo(0, 1900);
    await until(async () => (await counts()).list_scrolltolower === 2);
    await list.scrollTo(0, 10);
    expect(await eventOf('list_scrolltoupper')).toEqual({ direction: 'top' });
  });

  it('reports its content size and scrolls sideways', async () => {
    expect(await (await element('#list')).scrollHeight()).toBe(1000);
    expect(await (await element('#wide')).scrollWidth()).toBeGreaterThanOrEqual(1200);
    await (await element('#wide')).scrollTo(5000, 0);
    expect(await eventOf('wide_scrolltolower')).toEqual({ direction: 'right' });
  });

  it('lays children out in a row only with enable-flex', async () => {
    const tops = async () =>
      Promise.all(['#one', '#two'].map(async (id) => (await (await element(id)).offset()).top));
    const [one, two] = await tops();
    expect(two).toBe(one! + 40);
    await setData({ flex: true });
    await until(async () => {
      const [first, second] = await tops();
      return first === second;
    });
  });

  it('refreshes when it is pulled far enough, until triggered is false', async () => {
    await drag('#pull', [100, 10], [100, 30], [100, 40]);
    expect(await eventOf('pull_refresherabort')).toMatchObject({ dy: 30 });
    await drag('#pull', [100, 10], [100, 40], [100, 100]);
    expect(await eventOf('pull_refresherpulling')).toMatchObject({ dy: 90 });
    await eventOf('pull_refresherrefresh');
    expect((await counts()).pull_refresherrestore).toBeUndefined();
    await setData({ triggered: true });
    await setData({ triggered: false });
    await eventOf('pull_refresherrestore');
    expect((await counts()).pull_refresherrefresh).toBe(1);
  });

  it('is scrolled and pulled by real touches', async () => {
    const { top } = await (await element('#pull')).offset();
    await dragForReal([100, top + 5], [100, top + 20], [100, top + 40], [100, top + 70], [100, top + 90]);
    await eventOf('pull_refresherrefresh');
    expect(await property('#pull', 'scrollTop')).toBe(0);
    await dragForReal([100, 90], [100, 70], [100, 50], [100, 20]);
    expect((await eventOf<{ scrollTop: number }>('list_scroll')).scrollTop).toBeGreaterThan(10);
  });

  it('refreshes when the mini program says so', async () => {
    await setData({ triggered: true });
    await eventOf('pull_refresherrefresh');
  });

  it('fires drag events when it is enhanced', async () => {
    await drag('#pull', [100, 90], [100, 70], [100, 50]);
    expect(await eventOf('pull_dragstart')).toMatchObject({ scrollTop: 0, scrollLeft: 0 });
    await eventOf('pull_dragging');
    expect(await eventOf('pull_dragend')).toHaveProperty('velocity');
  });
});

describe('other containers', () => {
  beforeEach(() => open('/pages/covers/index'));

  it('shows pictures and lines over other things', async () => {
    expect(await eventOf('picture_load')).toEqual({ width: expect.any(Number), height: expect.any(Number) });
    await setData({ src: '/images/none.png' });
    await eventOf('picture_error');
    expect(await (await element('#cover')).style('white-space')).toBe('nowrap');
    expect(await (await element('#cover')).style('overflow')).toBe('hidden');
  });

  it('shows what the size of the page fits', async () => {
    expect(await (await element('#fits')).style('display')).toBe('block');
    expect(await (await element('#misfits')).style('display')).toBe('none');
  });

  it('opens and closes a page-container with its events in order', async () => {
    expect(await (await element('#container')).style('display')).toBe('none');
    await setData({ show: true });
    await eventOf('container_afterenter');
    expect(Object.keys(await counts())).toEqual([
      'picture_load',
      'container_beforeenter',
      'container_enter',
      'container_afterenter',
    ]);
    expect(await (await element('#inside')).size()).toMatchObject({ height: 200 });
    await setData({ show: false });
    await eventOf('container_afterleave');
    expect(await (await element('#container')).style('display')).toBe('none');
  });

  it('closes a page-container by a tap beside it; it stays closed while show is true', async () => {
    await setData({ show: true });
    await eventOf('container_afterenter');
    await pages.fixture.host.page.touchscreen.tap(100, 150);
    await eventOf('container_clickoverlay');
    await eventOf('container_afterleave');
    await setData({ show: true });
    expect((await counts()).container_beforeenter).toBe(1);
  });

  it('takes the children of a root-portal out of the page', async () => {
    await setData({ portal: true });
    await until(async () => (await (await page()).$('#inPortal')) !== null);
    expect(await (await element('#inPortal')).size()).toEqual({ width: 80, height: 30 });
    expect(await (await element('#inPortal')).offset()).toEqual({ left: 0, top: 0 });
    await (await element('#inPortal')).tap();
    await eventOf('inPortal_tap');
    await setData({ portal: false });
    await until(async () => (await (await page()).$('#inPortal')) === null);
  });
});
