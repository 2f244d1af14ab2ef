import type MiniProgram from 'miniprogram-automator/out/MiniProgram';
import type { Frame } from 'playwright-core';
import { startFixture } from './support/start-fixture';
import { until } from './support/until';

type Fixture = Awaited<ReturnType<typeof startFixture>>;
type Last = { type: string; detail: Record<string, unknown>; of: string } | null;
type TypedInto = { input(value: string): Promise<void> };
type Slid = { slideTo(value: number): Promise<void> };

let fixture: Fixture;
let miniProgram: MiniProgram;

beforeAll(async () => {
  fixture = await startFixture('forms');
  miniProgram = fixture.miniProgram;
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await (await page()).callMethod('clear');
});

const page = async () => (await miniProgram.currentPage())!;
const data = async <T>(name: string): Promise<T> => (await (await page()).data(name)) as T;
const setData = async (values: Record<string, unknown>) => (await page()).setData(values);
const element = async (id: string) => {
  const found = await (await page()).$(`#${id}`);
  if (!found) throw new Error(`nothing is #${id}`);
  return found;
};
const tap = async (id: string) => (await element(id)).tap();
const property = async (id: string, name: string) => (await element(id)).property(name) as Promise<unknown>;
const typeInto = async (id: string, text: string) =>
  ((await element(id)) as unknown as TypedInto).input(text);

const events = () => data<string[]>('events');
/** What the handlers heard, once this was among it. */
const heard = async (event: string): Promise<string[]> => {
  await until(async () => (await events()).includes(event));
  return events();
};
/** The detail of the last event, which is this one. */
const detailOf = async (event: string): Promise<Record<string, unknown> | undefined> => {
  await until(async () => {
    const last = await data<Last>('last');
    return last !== null && `${last.of}.${last.type}` === event;
  });
  return (await data<Last>('last'))?.detail;
};
const becomes = (id: string, name: string, value: unknown) =>
  until(async () => JSON.stringify(await property(id, name)) === JSON.stringify(value));

/** The page's own document, for real fingers. */
const view = async (): Promise<Frame> => {
  for (const frame of fixture.host.page.frames()) if (await frame.$('#submit')) return frame;
  throw new Error('the page has no frame');
};
const finger = async (selector: string) => (await view()).locator(selector).tap();
const keyboard = () => fixture.host.page.keyboard;

describe('input', () => {
  it('is typed into by the automator as by a keyboard', async () => {
    await typeInto('text', 'abc');
    expect(await detailOf('text.input')).toEqual({ value: 'abc', cursor: 3, keyCode: 0 });
    expect(await (await element('text')).value()).toBe('abc');
  });

  it('takes no more than maxlength', async () => {
    await typeInto('text', '123456789');
    expect(await detailOf('text.input')).toMatchObject({ value: '12345' });
  });

  it('hears keyboard, focus, typing, confirm and blur in that order', async () => {
    await setData({ inputValue: 'x' });
    await setData({ inputValue: '' });
    await finger('#text');
    await heard('text.focus');
    await keyboard().type('hi');
    await keyboard().press('Enter');
    await until(
      async () => (await events()).filter((name) => name === 'text.keyboardheightchange').length === 2,
    );
    expect(await events()).toEqual([
      'text.keyboardheightchange',
      'text.focus',
      'text.tap',
      'text.input',
      'text.input',
      'text.confirm',
      'text.blur',
      'text.keyboardheightchange',
    ]);
    expect(await property('text', 'value')).toBe('hi');
  });

  it('loses the focus to a tap elsewhere', async () => {
    await tap('text');
    await heard('text.focus');
    await tap('outside');
    await heard('text.blur');
  });

  it('has the focus as long as the page says so', async () => {
    await setData({ inputFocus: true });
    await heard('text.focus');
    await setData({ inputFocus: false });
    await heard('text.blur');
  });

  it('has no letters on the number keyboard', async () => {
    await finger('#number');
    await keyboard().type('a1b2');
    await becomes('number', 'value', '12');
  });

  it('keeps what is typed when the page sets the value it had set before', async () => {
    await typeInto('controlled', '1a');
    await until(async () => (await data('controlled')) === '1');
    await becomes('controlled', 'value', '1');
    await typeInto('controlled', '1b');
    await until(async () => (await events()).filter((name) => name === 'controlled.input').length === 2);
    expect(await property('controlled', 'value')).toBe('1b');
  });

  it('binds both ways', async () => {
    await typeInto('model', '新');
    await until(async () => (await data('model')) === '新');
    await setData({ model: '旧' });
    await becomes('model', 'value', '旧');
  });

  it('says an input method’s text once, when it is composed', async () => {
    await setData({ inputValue: 'y' });
    await setData({ inputValue: '' });
    await finger('#text');
    await heard('text.focus');
    const session = await fixture.host.page.context().newCDPSession(fixture.host.page);
    await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
    await session.send('Input.insertText', { text: '你好' });
    await session.detach();
    expect(await detailOf('text.input')).toMatchObject({ value: '你好', cursor: 2 });
    expect((await events()).filter((name) => name === 'text.input')).toHaveLength(1);
    await tap('outside');
    await heard('text.blur');
  });

  it('that is disabled hears taps and takes no focus', async () => {
    await tap('off');
    expect(await heard('off.tap')).not.toContain('off.focus');
  });
});

describe('textarea', () => {
  it('grows with its lines and says so', async () => {
    const height = async () => Number((await (await element('area')).size()).height);
    const line = await height();
    await typeInto('area', '一\n二\n三');
    expect(await heard('area.linechange')).toEqual(['area.linechange', 'area.input']);
    // offsetHeight is rounded
    expect(Math.abs((await height()) - 3 * line)).toBeLessThan(2);
  });

  it('breaks the line at Enter', async () => {
    await typeInto('area', '');
    await finger('#area');
    await keyboard().type('a');
    await keyboard().press('Enter');
    await keyboard().type('b');
    await becomes('area', 'value', 'a\nb');
    expect(await events()).not.toContain('area.confirm');
    await tap('outside');
    expect(await detailOf('area.blur')).toEqual({ value: 'a\nb', cursor: 3 });
  });
});

describe('switch', () => {
  it('toggles by a finger and by the automator', async () => {
    await finger('#switch');
    expect(await detailOf('switch.change')).toEqual({ value: true });
    await tap('switch');
    await becomes('switch', 'checked', false);
    expect(await detailOf('switch.change')).toEqual({ value: false });
  });

  it('binds both ways', async () => {
    await tap('model-switch');
    await until(async () => (await data('modelSwitch')) === true);
  });
});

describe('checkbox and radio', () => {
  it('tells the group which boxes are checked, in their order', async () => {
    await tap('box-a');
    expect(await detailOf('boxes.change')).toEqual({ value: ['a', 'b'] });
  });

  it('hears a label around it and a label for it', async () => {
    await tap('label-a');
    expect(await detailOf('boxes.change')).toEqual({ value: ['b'] });
    await tap('label-b');
    await until(async () => (await data<Last>('last'))?.detail.value?.toString() === '');
  });

  it('that is disabled does not change', async () => {
    await tap('box-c');
    await tap('box-a');
    expect(await detailOf('boxes.change')).toEqual({ value: ['a'] });
    expect(await events()).toEqual(['boxes.change']);
  });

  it('checks one radio of a group, and says nothing when it was checked already', async () => {
    await tap('radio-x');
    await tap('radio-y');
    expect(await detailOf('radios.change')).toEqual({ value: 'y' });
    expect(await events()).toEqual(['radios.change']);
    await becomes('radio-x', 'checked', false);
    await tap('label-x-text');
    await until(async () => (await data<Last>('last'))?.detail.value === 'x');
  });
});

describe('slider', () => {
  it('slides for the automator, to a step', async () => {
    await ((await element('slider')) as unknown as Slid).slideTo(42);
    expect(await detailOf('slider.change')).toEqual({ value: 40 });
    expect(await property('slider', 'value')).toBe(40);
  });

  it('follows a finger', async () => {
    const slider = await element('slider');
    const { left, top } = (await slider.offset()) as { left: number; top: number };
    const { width } = await slider.size();
    const at = (share: number) => [{ identifier: 1, pageX: left + Number(width) * share, pageY: top + 8 }];
    await slider.touchstart({ touches: at(0.2) });
    await slider.touchmove({ touches: at(0.5) });
    await slider.touchmove({ touches: at(1) });
    await slider.touchend({ changeTouches: at(1) });
    expect(await detailOf('slider.change')).toEqual({ value: 100 });
    expect(await events()).toEqual(['slider.changing', 'slider.changing', 'slider.change']);
  });
});

describe('picker-view', () => {
  it('rolls to the nearest item and tells every column', async () => {
    const column = await element('wheel-hours');
    const { left, top } = (await column.offset()) as { left: number; top: number };
    const at = (y: number) => [{ identifier: 1, pageX: left + 20, pageY: top + y }];
    await column.touchstart({ touches: at(120) });
    await column.touchmove({ touches: at(70) });
    await column.touchmove({ touches: at(45) });
    await column.touchend({ changeTouches: at(45) });
    expect(await heard('wheel.pickend')).toEqual(['wheel.pickstart', 'wheel.change', 'wheel.pickend']);
    expect(await property('wheel', 'value')).toEqual([3, 0]);
  });

  it('shows the last item when the value is beyond it', async () => {
    await setData({ wheel: [0, 9] });
    await becomes('wheel', 'value', [0, 1]);
  });
});

describe('button and form', () => {
  const fill = async () => {
    await typeInto('text', '小明');
    await typeInto('area', '备注');
  };

  it('submits the fields that have a name', async () => {
    await fill();
    await tap('submit');
    expect(await detailOf('form.submit')).toMatchObject({
      value: {
        text: '小明',
        area: '备注',
        switch: false,
        boxes: ['a'],
        radios: 'x',
        slider: 100,
        fruit: 1,
        time: '09:30',
        date: '2024-02-29',
      },
      formId: expect.stringContaining('requestFormId:fail'),
    });
    expect((await events()).slice(-2)).toEqual(['submit.tap', 'form.submit']);
  });

  it('resets them', async () => {
    await fill();
    await tap('reset');
    await heard('form.reset');
    await becomes('text', 'value', '');
    await tap('submit');
    expect(await detailOf('form.submit')).toMatchObject({
      value: { text: '', area: '', switch: false, boxes: [], radios: '', slider: 0 },
    });
  });

  it('that is disabled raises no tap', async () => {
    await setData({ disabled: true });
    await tap('submit');
    await setData({ disabled: false });
    await tap('reset');
    expect(await heard('form.reset')).toEqual(['form.reset']);
  });

  it('is tapped through a label, once', async () => {
    await tap('label-button');
    await heard('labelled.tap');
    await tap('labelled');
    await until(async () => (await events()).length >= 2);
    expect(await events()).toEqual(['labelled.tap', 'labelled.tap']);
  });

  it('focuses an input through its label', async () => {
    await finger('#label-input');
    await heard('text.focus');
    await keyboard().type('k');
    await heard('text.input');
    await tap('outside');
    await heard('text.blur');
  });

  it('asks for the phone number after its tap', async () => {
    await tap('phone');
    expect(await heard('phone.getphonenumber')).toEqual(['phone.tap', 'phone.getphonenumber']);
    expect(await detailOf('phone.getphonenumber')).toMatchObject({ errMsg: 'getPhoneNumber:ok' });
  });
});
