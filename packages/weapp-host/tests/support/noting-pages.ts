import type Element from 'miniprogram-automator/out/Element';
import { startFixture, type Fixture } from './start-fixture';
import { until } from './until';

interface Methods {
  scrollTo(x: number, y: number): Promise<void>;
  scrollHeight(): Promise<number>;
  scrollWidth(): Promise<number>;
  swipeTo(index: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  callContextMethod(method: string, ...args: unknown[]): Promise<unknown>;
}
export type Point = [x: number, y: number];

/** Window in ms for measuring the speed of a touch at its end. */
const SPEED_MS = 100;

const finger = ([pageX, pageY]: Point) => ({ identifier: 0, pageX, pageY });

/** A fixture whose pages record the last detail of `<id>_<event>` in data.events and their number in data.counts. */
export class NotingPages {
  private constructor(readonly fixture: Fixture) {}

  static start = async (name: string): Promise<NotingPages> => new NotingPages(await startFixture(name));

  readonly close = () => this.fixture.close();
  readonly page = async () => (await this.fixture.miniProgram.currentPage())!;

  readonly element = async (selector: string) => {
    const found = await (await this.page()).$(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found as Element & Methods;
  };

  readonly data = async <T>(name: string) => (await (await this.page()).data(name)) as T;
  readonly setData = async (values: object) => (await this.page()).setData(values);
  readonly property = async (selector: string, name: string): Promise<unknown> =>
    (await this.element(selector)).property(name);

  readonly isAt = (path: string) => until(async () => (await this.page()).path === path);

  /** The automator's route methods wait for three seconds. */
  readonly open = async (url: string) => {
    await this.fixture.miniProgram.callWxMethod('reLaunch', { url });
    await this.isAt(url.slice(1).split('?')[0]!);
  };

  readonly counts = () => this.data<Record<string, number>>('counts');
  readonly forget = () => this.setData({ events: {}, counts: {} });
  readonly eventOf = async <T = Record<string, unknown>>(event: string): Promise<T> => {
    await until(async () => ((await this.counts())[event] ?? 0) > 0);
    return (await this.data<Record<string, T>>('events'))[event]!;
  };

  /** A touch of the automator that rests before its end, so that it is no flick. */
  readonly drag = async (selector: string, ...points: Point[]): Promise<void> => {
    const target = await this.element(selector);
    const [first, ...rest] = points.map(finger);
    const last = rest.at(-1)!;
    await target.touchstart({ touches: [first!], changeTouches: [first!] });
    for (const point of rest) await target.touchmove({ touches: [point], changeTouches: [point] });
    await this.rest();
    await target.touchend({ touches: [], changeTouches: [last] });
  };

  /** By the page's clock, which is used to measure the speed. */
  private async rest(): Promise<void> {
    const { page } = this.fixture.host;
    const since = await page.evaluate<number>('performance.now()');
    await page.waitForFunction(`performance.now() > ${since + SPEED_MS}`);
  }

  /** The same with a real touch, without a rest at its end; in px of the page. */
  readonly dragForReal = async (...points: Point[]): Promise<void> => {
    const { page } = this.fixture.host;
    const session = await page.context().newCDPSession(page);
    const shown = await page.evaluate<{ x: number; y: number }>(
      `(({ x, y }) => ({ x, y }))(document.elementFromPoint(100, 300).getBoundingClientRect())`,
    );
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: point ? [{ x: shown.x + point[0], y: shown.y + point[1] }] : [],
      });
    const [first, ...rest] = points;
    await touch('touchStart', first);
    for (const point of rest) await touch('touchMove', point);
    await touch('touchEnd');
    await session.detach();
  };
}
