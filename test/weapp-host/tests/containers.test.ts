import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { startFixture } from './support/start-fixture';
import type { Fixture } from './support/start-fixture';
import { until } from './support/until';

interface Methods {
  scrollTo(x: number, y: number): Promise<void>;
  scrollHeight(): Promise<number>;
  scrollWidth(): Promise<number>;
  swipeTo(index: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
}

let fixture: Fixture;
let miniProgram: MiniProgram;

beforeAll(async () => {
  fixture = await startFixture('containers');
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const page = async () => (await miniProgram.currentPage())!;
const element = async (selector: string) => {
  const found = await (await page()).$(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found as typeof found & Methods;
};
const data = async <T>(name: string) => (await (await page()).data(name)) as T;
const setData = async (values: object) => (await page()).setData(values);
const property = async (selector: string, name: string): Promise<unknown> =>
  (await element(selector)).property(name);
const open = async (path: string) => {
  await miniProgram.callWxMethod('reLaunch', { url: `/pages/${path}/index` });
  await until(async () => (await page()).path === `pages/${path}/index`);
};
const counts = () => data<Record<string, number>>('counts');
const eventOf = async <T = Record<string, unknown>>(event: string): Promise<T> => {
  await until(async () => ((await counts())[event] ?? 0) > 0);
  return (await data<Record<string, T>>('events'))[event]!;
};
const forget = () => setData({ events: {}, counts: {} });

type Point = [x: number, y: number];
const finger = ([pageX, pageY]: Point, identifier = 0) => ({ identifier, pageX, pageY });
/** A finger that goes from point to point and rests before it is lifted, so that it is no flick. */
async function drag(selector: string, ...points: Point[]): Promise<void> {
  const target = await element(selector);
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = points.at(-1)!;
  await target.touchstart({ touches: [finger(first)], changeTouches: [finger(first)] });
  for (const point of rest)
    await target.touchmove({ touches: [finger(point)], changeTouches: [finger(point)] });
  await new Promise((resolve) => setTimeout(resolve, 150));
  await target.touchend({ touches: [], changeTouches: [finger(last)] });
}

describe('scroll-view', () => {
  beforeEach(() => open('scroll'));

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
    const width = await fixture.host.page.evaluate<number>('innerWidth');
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

  it('tells its content size and scrolls sideways', async () => {
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

  it('refreshes when the mini program says so', async () => {
    await setData({ triggered: true });
    await eventOf('pull_refresherrefresh');
  });

  it('tells of drags when it is enhanced', async () => {
    await drag('#pull', [100, 90], [100, 70], [100, 50]);
    expect(await eventOf('pull_dragstart')).toMatchObject({ scrollTop: 0, scrollLeft: 0 });
    await eventOf('pull_dragging');
    expect(await eventOf('pull_dragend')).toHaveProperty('velocity');
  });
});

describe('swiper', () => {
  beforeEach(() => open('swiper'));
  const current = () => property('#swiper', 'current');
  const left = async (id: string) => (await (await element(id)).offset()).left;

  it('starts at current without a word, and goes where current leads', async () => {
    await until(async () => (await left('#b')) === 0);
    expect(await counts()).toEqual({});
    await setData({ current: 2 });
    expect(await eventOf('swiper_change')).toEqual({ current: 2, currentItemId: 'id-c', source: '' });
    expect(await eventOf('swiper_animationfinish')).toEqual({
      current: 2,
      currentItemId: 'id-c',
      source: '',
    });
    expect(await left('#c')).toBe(0);
    expect((await eventOf<{ dx: number }>('swiper_transition')).dx).toBeCloseTo(280, 0);
  });

  it('follows a finger past the half, and comes back before it', async () => {
    await drag('#swiper', [250, 50], [200, 50], [200, 52]);
    expect(await eventOf('swiper_animationfinish')).toMatchObject({ current: 1, source: 'touch' });
    expect((await counts()).swiper_change).toBeUndefined();
    await drag('#swiper', [250, 50], [150, 50], [50, 52]);
    expect(await eventOf('swiper_change')).toEqual({ current: 2, currentItemId: 'id-c', source: 'touch' });
    expect(await current()).toBe(2);
  });

  it('leaves fingers in the other direction alone', async () => {
    await drag('#swiper', [150, 90], [150, 10], [150, 0]);
    expect(await current()).toBe(1);
    await setData({ vertical: true });
    await drag('#swiper', [150, 90], [150, 10], [150, 0]);
    await until(async () => (await current()) === 2);
  });

  it('does not move for the value that current had already', async () => {
    await (await element('#swiper')).swipeTo(2);
    await setData({ current: 1 });
    expect(await current()).toBe(2);
    await setData({ current: 0 });
    await until(async () => (await current()) === 0);
  });

  it('goes round when it is circular', async () => {
    await setData({ circular: true, current: 2 });
    await until(async () => (await counts()).swiper_animationfinish === 1);
    await forget();
    await drag('#swiper', [250, 50], [150, 50], [50, 50]);
    expect(await eventOf('swiper_change')).toMatchObject({ current: 0, source: 'touch' });
    await eventOf('swiper_animationfinish');
    expect(await left('#a')).toBe(0);
  });

  it('plays by itself', async () => {
    await setData({ autoplay: true });
    expect(await eventOf('swiper_change')).toMatchObject({ current: 2, source: 'autoplay' });
    await until(async () => (await current()) === 0);
    await setData({ autoplay: false });
  });

  it('keeps up with items that come and go', async () => {
    await setData({ items: ['a'] });
    await until(async () => (await current()) === 0);
    await setData({ items: ['a', 'b', 'c', 'd'], current: 3 });
    await until(async () => (await left('#d')) === 0);
    expect(await current()).toBe(3);
  });

  it('shows several at once and keeps margins', async () => {
    await setData({ several: 2, current: 0, previous: '20px' });
    await until(async () => (await left('#a')) === 20);
    expect(await left('#b')).toBe(150);
    await setData({ snap: true });
    await until(async () => (await left('#a')) === 0);
  });
});

describe('movable-view', () => {
  beforeEach(() => open('movable'));
  const place = async () => [await property('#movable', 'x'), await property('#movable', 'y')];

  it('starts at x and y, and springs to new ones', async () => {
    await until(async () => (await place()).join() === '10,20');
    expect(await counts()).toEqual({});
    await setData({ x: 500, y: 40 });
    await until(async () => (await place()).join() === '150,40');
    expect(await eventOf('movable_change')).toEqual({ x: 150, y: 40, source: '' });
    expect((await counts()).movable_change).toBeGreaterThan(2);
  });

  it('goes there at once without animation', async () => {
    await setData({ animation: false });
    await setData({ x: 60 });
    await until(async () => (await place()).join() === '60,20');
    expect((await counts()).movable_change).toBe(1);
  });

  it('follows a finger, inside its area', async () => {
    await drag('#movable', [20, 30], [60, 40], [80, 60]);
    expect(await eventOf('movable_change')).toEqual({ x: 70, y: 50, source: 'touch' });
    expect((await counts()).movable_htouchmove).toBe(1);
    await drag('#movable', [80, 60], [80, 200], [80, 400]);
    expect(await place()).toEqual([70, 150]);
    expect((await counts()).movable_vtouchmove).toBe(1);
  });

  it('goes in its direction only', async () => {
    await setData({ direction: 'horizontal' });
    await drag('#movable', [20, 30], [60, 40], [80, 60]);
    expect(await place()).toEqual([70, 20]);
    await setData({ direction: 'none' });
    await drag('#movable', [80, 60], [20, 60], [10, 60]);
    expect(await place()).toEqual([70, 20]);
  });

  it('comes back from beyond its area', async () => {
    await setData({ out: true });
    await drag('#movable', [20, 30], [0, 30], [-80, 30]);
    await until(async () => (await eventOf('movable_change')).source === 'out-of-bounds');
    await until(async () => (await place()).join() === '0,20');
  });

  it('moves for the automator, keeps its place when its style changes, and scales', async () => {
    await (await element('#movable')).moveTo(100, 110);
    expect(await place()).toEqual([100, 110]);
    await setData({ colour: 'blue' });
    const before = await (await element('#movable')).offset();
    expect(before).toMatchObject({ left: 100, top: 110 });
    await setData({ scale: 2 });
    expect(await eventOf('movable_scale')).toMatchObject({ scale: 2 });
  });

  it('does not move when it is not directly in a movable-area', async () => {
    await drag('#lost', [20, 30], [60, 40], [80, 60]);
    expect(await property('#lost', 'x')).toBe(0);
  });
});

describe('other containers', () => {
  beforeEach(() => open('covers'));

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
    await fixture.host.page.touchscreen.tap(100, 150);
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
