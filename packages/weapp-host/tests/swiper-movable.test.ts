import { NotingPages, type Point } from './support/noting-pages';
import { until } from './support/until';

let pages: NotingPages;

beforeAll(async () => {
  pages = await NotingPages.start('containers');
});
afterAll(() => pages.close());

const element = (selector: string) => pages.element(selector);
const setData = (values: object) => pages.setData(values);
const property = (selector: string, name: string) => pages.property(selector, name);
const open = (url: string) => pages.open(url);
const counts = () => pages.counts();
const forget = () => pages.forget();
const eventOf = <T = Record<string, unknown>>(event: string) => pages.eventOf<T>(event);
const drag = (selector: string, ...points: Point[]) => pages.drag(selector, ...points);
const dragForReal = (...points: Point[]) => pages.dragForReal(...points);

describe('swiper', () => {
  beforeEach(() => open('/pages/swiper/index'));
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

  it('follows a drag past the half, and comes back before it', async () => {
    await drag('#swiper', [250, 50], [200, 50], [200, 52]);
    expect(await eventOf('swiper_animationfinish')).toMatchObject({ current: 1, source: 'touch' });
    expect((await counts()).swiper_change).toBeUndefined();
    await drag('#swiper', [250, 50], [150, 50], [50, 52]);
    expect(await eventOf('swiper_change')).toEqual({ current: 2, currentItemId: 'id-c', source: 'touch' });
    expect(await current()).toBe(2);
  });

  it('reports the offset from the item where the drag began, also after the release', async () => {
    await drag('#swiper', [250, 50], [150, 50], [50, 50]);
    await eventOf('swiper_animationfinish');
    expect((await eventOf<{ dx: number }>('swiper_transition')).dx).toBeCloseTo(280, 0);
    await forget();
    await setData({ current: 0 });
    await eventOf('swiper_animationfinish');
    expect((await eventOf<{ dx: number }>('swiper_transition')).dx).toBeCloseTo(-560, 0);
  });

  // More than half: whether a shorter drag is a flick depends on the machine's speed.
  it('is turned by a real swipe', async () => {
    await dragForReal([250, 50], [200, 50], [130, 50], [50, 50]);
    expect(await eventOf('swiper_change')).toMatchObject({ current: 2, source: 'touch' });
  });

  it('ignores swipes in the other direction', async () => {
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

  it('wraps around when it is circular', async () => {
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
    // All of them, in order: on a busy machine it has turned twice before the first is read.
    const turns = () => pages.data<object[]>('turns');
    await until(async () => (await turns()).length > 1);
    await setData({ autoplay: false });
    expect((await turns()).slice(0, 2)).toMatchObject([
      { current: 2, source: 'autoplay' },
      { current: 0, source: 'autoplay' },
    ]);
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
  beforeEach(() => open('/pages/movable/index'));
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

  it('follows a drag, inside its area', async () => {
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
