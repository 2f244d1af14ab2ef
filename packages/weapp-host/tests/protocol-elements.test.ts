import type automator from 'miniprogram-automator';
import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { onPage } from './support/on-page';
import { startFixture } from './support/start-fixture';
import { until } from './support/until';

type Automator = typeof automator;
type Fixture = Awaited<ReturnType<typeof startFixture>>;

let fixture: Fixture;
let miniProgram: MiniProgram;

beforeAll(async () => {
  fixture = await startFixture('protocol');
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const { page, element, data } = onPage(() => miniProgram);

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

  it('triggers events of components and dispatches touch events', async () => {
    await (await element('.custom-event')).trigger('shout', { word: '嗨' });
    await until(async () => (await data('shout')) === '嗨');
    const target = await element('.dispatched');
    await target.dispatchEvent({ eventName: 'tap', touches: [{ identifier: 0 }], detail: { x: 7 } });
    await until(async () => (await data('dispatch')) === '7/1');
  });

  it('types into input and textarea and reads what they hold', async () => {
    const name = (await element('.name')) as InstanceType<Automator['InputElement']>;
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
    const slider = (await element('.slider')) as InstanceType<Automator['SliderElement']>;
    await slider.slideTo(8);
    await until(async () => (await data('level')) === 8);
  });

  it('scrolls a scroll-view and measures it', async () => {
    const view = (await element('.scroll')) as InstanceType<Automator['ScrollViewElement']>;
    await view.scrollTo(0, 80);
    await until(async () => (await view.property('scrollTop')) === 80);
    expect(await view.property('scrollLeft')).toBe(0);
    expect(await view.scrollHeight()).toBe(400);
    expect(await view.scrollWidth()).toBe(375);
  });

  it('swipes a swiper and moves a movable-view', async () => {
    const swiper = (await element('.swiper')) as InstanceType<Automator['SwiperElement']>;
    await swiper.swipeTo(1);
    await until(async () => (await data('current')) === 1);
    const movable = (await element('.movable')) as InstanceType<Automator['MovableViewElement']>;
    await movable.moveTo(30, 40);
    await until(async () => (await movable.property('x')) === 30 && (await movable.property('y')) === 40);
  });

  it('calls the context of a video', async () => {
    const film = (await element('.video')) as InstanceType<Automator['ContextElement']>;
    await expect(film.callContextMethod('pause')).resolves.not.toThrow();
    await expect(film.callContextMethod('absent')).rejects.toThrow('absent');
  });

  it('reads, sets and calls a custom component, and looks into it', async () => {
    const counter = (await element('counter')) as InstanceType<Automator['CustomElement']>;
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
