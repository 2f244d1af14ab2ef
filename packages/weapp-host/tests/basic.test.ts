import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import { onPage } from './support/on-page';
import { startFixture, type Fixture } from './support/start-fixture';
import { until } from './support/until';

let fixture: Fixture;
let miniProgram: MiniProgram;

beforeAll(async () => {
  fixture = await startFixture('basic');
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());

const { page, element, data } = onPage(() => miniProgram);
const setData = async (values: object) => (await page()).setData(values);
const text = async (selector: string) => (await element(selector)).text();
const size = async (selector: string) => (await element(selector)).size();
const style = async (selector: string, name: string) => (await element(selector)).style(name);
/** The automator's route methods wait for three seconds. */
const open = async (path: string) => {
  await miniProgram.callWxMethod('reLaunch', { url: `/${path}` });
  await until(async () => (await page()).path === path);
};
const detailOf = async (event: string) => {
  const events = async () => (await data('events')) as Record<string, unknown>;
  await until(async () => event in (await events()));
  return (await events())[event];
};

describe('view and text', () => {
  beforeAll(() => open('pages/index/index'));

  it('lays views out as blocks and texts inline', async () => {
    expect(await style('#plain', 'display')).toBe('block');
    expect(await style('#text', 'display')).toBe('inline');
    expect(await style('#selectable', 'display')).toBe('inline-block');
  });

  it('hides what is hidden', async () => {
    expect(await style('#hidden', 'display')).toBe('none');
    await setData({ hidden: false });
    expect(await style('#hidden', 'display')).toBe('block');
  });

  it('keeps the line breaks of a text', async () => {
    expect(await text('#text')).toBe('one\ntwo');
  });

  it('decodes the entities that the documentation names, and no others', async () => {
    expect(await text('#decoded')).toBe('a\u00a0\u00a0b\u00a0<c>&quot;');
    await setData({ raw: '&amp;lt;' });
    expect(await text('#decoded')).toBe('&lt;');
    await setData({ decode: false });
    expect(await text('#decoded')).toBe('&amp;lt;');
  });

  it('shows nothing but texts inside a text', async () => {
    expect(await text('#nested')).toBe('outer inner');
  });

  it('leaves no trace of block', async () => {
    expect(await (await page()).$('block')).toBeNull();
    expect(await text('#in-block')).toBe('block');
  });
});

describe('image', () => {
  beforeAll(() => open('pages/index/index'));

  it('reports the size of the picture', async () => {
    expect(await detailOf('fixed_load')).toEqual({ width: 40, height: 20 });
  });

  it('reports what it can not load', async () => {
    expect(await detailOf('broken_error')).toEqual({ errMsg: expect.stringContaining('404') });
  });

  it('is 320 by 240 unless styled', async () => {
    expect(await size('#free')).toEqual({ width: 320, height: 240 });
  });

  it('follows the picture in height with widthFix', async () => {
    await detailOf('fixed_load');
    expect(await size('#fixed')).toEqual({ width: 100, height: 50 });
  });

  it('loads a lazy picture when it comes near', async () => {
    await detailOf('fixed_load');
    expect(await data('events')).not.toHaveProperty('lazy_load');
    await miniProgram.pageScrollTo(4000);
    expect(await detailOf('lazy_load')).toEqual({ width: 40, height: 20 });
  });
});

describe('icon, progress and rich-text', () => {
  beforeAll(() => open('pages/index/index'));

  it('draws icons in the size asked', async () => {
    expect(await size('#icon')).toEqual({ width: 40, height: 40 });
    const { windowWidth } = (await miniProgram.systemInfo()) as { windowWidth: number };
    expect((await size('#rpx-icon')).width).toBe(Math.round(windowWidth / 10));
  });

  it('shows the percentage and reports the end of its animation', async () => {
    expect(await text('#progress')).toContain('30%');
    await setData({ active: true, percent: 60 });
    expect(await detailOf('progress_activeend')).toEqual({ curPercent: 60 });
    expect(await text('#progress')).toContain('60%');
  });

  it('shows trusted HTML and drops the rest', async () => {
    expect(await text('#html')).toBe('甲 & 乙丙');
  });

  it('shows nodes', async () => {
    expect(await text('#nodes')).toContain('1\u2003<\u20032');
    expect(await text('#nodes')).not.toContain('dropped');
  });
});

describe("what shows something of WeChat's own", () => {
  beforeAll(() => open('pages/index/index'));

  it('contains no personal data', async () => {
    expect(await text('#nick')).toBe('微信用户');
    expect(await text('#gender')).toBe('无');
    await detailOf('gender_error');
  });

  it('fails as documented', async () => {
    expect(await detailOf('ad_error')).toMatchObject({ errCode: 1002 });
    expect(await detailOf('account_error')).toMatchObject({ status: 4 });
  });
});

describe('touches', () => {
  beforeEach(async () => {
    await open('pages/touch/index');
    await (await page()).callMethod('clear');
  });
  const log = async () => (await data('log')) as string[];
  const logged = (count: number) => until(async () => (await log()).length >= count);

  it('makes touchstart, touchend and tap of a tap', async () => {
    await (await element('#finger')).tap();
    await logged(3);
    expect(await log()).toEqual(['finger:touchstart', 'finger:touchend', 'finger:tap']);
    const last = (await data('last')) as { detail: object; touches: object[] };
    expect(last.detail).toEqual({ x: 100, y: 20 });
    expect(last.touches).toEqual([
      expect.objectContaining({ identifier: 0, pageX: 100, pageY: 20, clientX: 100, clientY: 20 }),
    ]);
  });

  it('fires no tap when the touch moved', async () => {
    const target = await element('#finger');
    const at = (pageX: number) => [{ identifier: 0, pageX, pageY: 20, clientX: pageX, clientY: 20 }];
    await target.touchstart({ touches: at(10) });
    await target.touchmove({ touches: at(30) });
    await target.touchend({ touches: [] });
    await logged(3);
    expect(await log()).toEqual(['finger:touchstart', 'finger:touchmove', 'finger:touchend']);
  });

  it('fires a long press instead of the tap where a listener is bound', async () => {
    await (await element('#press')).longpress();
    await logged(1);
    expect(await log()).toEqual(['press:longpress']);
  });

  it('still taps after a longtap', async () => {
    await (await element('#finger')).longpress();
    await logged(4);
    expect(await log()).toEqual(['finger:touchstart', 'finger:longtap', 'finger:touchend', 'finger:tap']);
  });

  it('stops a caught tap, and the pressed look of those around it', async () => {
    const [inner, outer] = [await element('#inner'), await element('#outer')];
    await inner.touchstart();
    await until(async () => (await inner.style('opacity')) === '0.5');
    expect(await outer.style('opacity')).toBe('1');
    await inner.touchend();
    await until(async () => (await inner.style('opacity')) === '1');
    expect(await log()).toEqual(['inner:tap']);
  });

  it('reports the end of a transition', async () => {
    await setData({ wide: true });
    await logged(1);
    expect(await log()).toEqual(['grows:transitionend']);
    expect(await data('last')).toMatchObject({ detail: { elapsedTime: 0.05 } });
  });
});

describe('navigator', () => {
  beforeEach(() => open('pages/links/index'));
  const at = (path: string) => until(async () => (await page()).path === path);

  it('opens a page from a tap inside it, and goes back', async () => {
    await (await element('#go text')).tap();
    await at('pages/target/index');
    expect(await data('query')).toEqual({ name: 'value' });
    await (await element('#back')).tap();
    await at('pages/links/index');
  });

  it('redirects', async () => {
    await (await element('#redirect')).tap();
    await at('pages/target/index');
    expect(await miniProgram.pageStack()).toHaveLength(1);
  });
});

describe('page-meta', () => {
  beforeEach(() => open('pages/meta/index'));

  it('styles the page and its root', async () => {
    expect(await style('#rem', 'color')).toBe('rgb(1, 2, 3)');
    expect((await size('#rem')).width).toBe(40);
  });

  it('scrolls and says when it has arrived', async () => {
    await setData({ top: '200px' });
    await until(async () => (await data('done')) === 1);
    expect(await data('scrolled')).toBe(200);
    expect(await (await page()).scrollTop()).toBe(200);
  });
});
