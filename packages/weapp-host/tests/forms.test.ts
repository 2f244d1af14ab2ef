import { FormsPage } from './support/forms-page';
import { until } from './support/until';

let forms: FormsPage;

beforeAll(async () => {
  forms = await FormsPage.open();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('switch', () => {
  it('toggles by a touch and by the automator', async () => {
    await forms.finger('switch');
    expect(await forms.detailOf('switch.change')).toEqual({ value: true });
    await forms.tap('switch');
    await forms.becomes('switch', 'checked', false);
    expect(await forms.detailOf('switch.change')).toEqual({ value: false });
  });

  it('binds both ways', async () => {
    await forms.tap('model-switch');
    await until(async () => (await forms.data('modelSwitch')) === true);
  });
});

describe('checkbox and radio', () => {
  it('the group reports which boxes are checked, in their order', async () => {
    await forms.tap('box-a');
    expect(await forms.detailOf('boxes.change')).toEqual({ value: ['a', 'b'] });
  });

  it('reacts to a label around it and a label for it', async () => {
    await forms.tap('label-a');
    expect(await forms.detailOf('boxes.change')).toEqual({ value: ['b'] });
    await forms.tap('label-b');
    await until(
      async () =>
        (await forms.data<{ detail: { value: unknown } } | null>('last'))?.detail.value?.toString() === '',
    );
  });

  it('that is disabled does not change', async () => {
    await forms.tap('box-c');
    await forms.tap('box-a');
    expect(await forms.detailOf('boxes.change')).toEqual({ value: ['a'] });
    expect(await forms.events()).toEqual(['boxes.change']);
  });

  it('checks one radio of a group, and says nothing when it was checked already', async () => {
    await forms.tap('radio-x');
    await forms.tap('radio-y');
    expect(await forms.detailOf('radios.change')).toEqual({ value: 'y' });
    expect(await forms.events()).toEqual(['radios.change']);
    await forms.becomes('radio-x', 'checked', false);
    await forms.tap('label-x-text');
    await until(
      async () => (await forms.data<{ detail: { value: unknown } } | null>('last'))?.detail.value === 'x',
    );
  });
});

describe('slider', () => {
  it('slides for the automator, to a step', async () => {
    await ((await forms.element('slider')) as unknown as { slideTo(value: number): Promise<void> }).slideTo(
      42,
    );
    expect(await forms.detailOf('slider.change')).toEqual({ value: 40 });
    expect(await forms.property('slider', 'value')).toBe(40);
  });

  it('follows a drag', async () => {
    const slider = await forms.element('slider');
    const { left, top } = (await slider.offset()) as { left: number; top: number };
    const { width } = await slider.size();
    const at = (share: number) => [{ identifier: 1, pageX: left + Number(width) * share, pageY: top + 8 }];
    await slider.touchstart({ touches: at(0.2) });
    await slider.touchmove({ touches: at(0.5) });
    await slider.touchmove({ touches: at(1) });
    await slider.touchend({ changeTouches: at(1) });
    expect(await forms.detailOf('slider.change')).toEqual({ value: 100 });
    expect(await forms.events()).toEqual(['slider.changing', 'slider.changing', 'slider.change']);
  });
});

describe('picker-view', () => {
  it('rolls to the nearest item and reports every column', async () => {
    const column = await forms.element('wheel-hours');
    const { left, top } = (await column.offset()) as { left: number; top: number };
    const at = (y: number) => [{ identifier: 1, pageX: left + 20, pageY: top + y }];
    await column.touchstart({ touches: at(120) });
    await column.touchmove({ touches: at(70) });
    await column.touchmove({ touches: at(45) });
    await column.touchend({ changeTouches: at(45) });
    expect(await forms.heard('wheel.pickend')).toEqual(['wheel.pickstart', 'wheel.change', 'wheel.pickend']);
    expect(await forms.property('wheel', 'value')).toEqual([3, 0]);
  });

  it('shows the last item when the value is beyond it', async () => {
    await forms.setData({ wheel: [0, 9] });
    await forms.becomes('wheel', 'value', [0, 1]);
  });
});

describe('button and form', () => {
  const fill = async () => {
    await forms.input('text', '小明');
    await forms.input('area', '备注');
  };

  it('submits the fields that have a name', async () => {
    await fill();
    await forms.tap('submit');
    expect(await forms.detailOf('form.submit')).toMatchObject({
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
    expect((await forms.events()).slice(-2)).toEqual(['submit.tap', 'form.submit']);
  });

  it('ignores what is inside a custom component', async () => {
    const inner = await forms.element('inner');
    await (await inner.$('.inner-submit'))!.tap();
    await forms.tap('submit');
    expect(await forms.detailOf('form.submit')).not.toHaveProperty('value.inside');
    expect(await forms.events()).toEqual(['submit.tap', 'form.submit']);
  });

  it('resets them', async () => {
    await fill();
    await forms.tap('reset');
    await forms.heard('form.reset');
    await forms.becomes('text', 'value', '');
    await forms.tap('submit');
    expect(await forms.detailOf('form.submit')).toMatchObject({
      value: { text: '', area: '', switch: false, boxes: [], radios: '', slider: 0 },
    });
  });

  it('that is disabled raises no tap', async () => {
    await forms.setData({ disabled: true });
    await forms.tap('submit');
    await forms.setData({ disabled: false });
    await forms.tap('reset');
    expect(await forms.heard('form.reset')).toEqual(['form.reset']);
  });

  it('is tapped through a label, once', async () => {
    await forms.tap('label-button');
    await forms.heard('labelled.tap');
    await forms.tap('labelled');
    await until(async () => (await forms.events()).length >= 2);
    expect(await forms.events()).toEqual(['labelled.tap', 'labelled.tap']);
  });

  it('focuses an input through its label', async () => {
    await forms.finger('label-input');
    await forms.heard('text.focus');
    await forms.keyboard.type('k');
    await forms.heard('text.input');
    await forms.tap('outside');
    await forms.heard('text.blur');
  });

  it('asks for the phone number after its tap', async () => {
    await forms.tap('phone');
    expect(await forms.heard('phone.getphonenumber')).toEqual(['phone.tap', 'phone.getphonenumber']);
    expect(await forms.detailOf('phone.getphonenumber')).toMatchObject({ errMsg: 'getPhoneNumber:ok' });
  });
});
