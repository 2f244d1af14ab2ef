import { FormsPage } from './support/forms-page';
import { until } from './support/until';

let forms: FormsPage;

beforeAll(async () => {
  forms = await FormsPage.open();
});
afterAll(() => forms.close());
beforeEach(() => forms.clear());

describe('input', () => {
  it('is typed into by the automator as by a keyboard', async () => {
    await forms.input('text', 'abc');
    expect(await forms.detailOf('text.input')).toEqual({ value: 'abc', cursor: 3, keyCode: 0 });
    expect(await (await forms.element('text')).value()).toBe('abc');
  });

  it('takes no more than maxlength', async () => {
    await forms.input('text', '123456789');
    expect(await forms.detailOf('text.input')).toMatchObject({ value: '12345' });
  });

  it('fires keyboard, focus, typing, confirm and blur in that order', async () => {
    await forms.setData({ inputValue: 'x' });
    await forms.setData({ inputValue: '' });
    await forms.finger('text');
    await forms.heard('text.focus');
    await forms.keyboard.type('hi');
    await forms.keyboard.press('Enter');
    await until(
      async () => (await forms.events()).filter((name) => name === 'text.keyboardheightchange').length === 2,
    );
    expect(await forms.events()).toEqual([
      'text.keyboardheightchange',
      'text.focus',
      'text.tap',
      'text.input',
      'text.input',
      'text.confirm',
      'text.blur',
      'text.keyboardheightchange',
    ]);
    expect(await forms.property('text', 'value')).toBe('hi');
  });

  it('loses the focus to a tap elsewhere', async () => {
    await forms.tap('text');
    await forms.heard('text.focus');
    await forms.tap('outside');
    await forms.heard('text.blur');
  });

  it('has the focus as long as the page says so', async () => {
    await forms.setData({ inputFocus: true });
    await forms.heard('text.focus');
    await forms.setData({ inputFocus: false });
    await forms.heard('text.blur');
  });

  it('has no letters on the number keyboard', async () => {
    await forms.finger('number');
    await forms.keyboard.type('a1b2');
    await forms.becomes('number', 'value', '12');
  });

  it('keeps what is typed when the page sets the value it had set before', async () => {
    await forms.input('controlled', '1a');
    await until(async () => (await forms.data('controlled')) === '1');
    await forms.becomes('controlled', 'value', '1');
    await forms.input('controlled', '1b');
    await until(
      async () => (await forms.events()).filter((name) => name === 'controlled.input').length === 2,
    );
    expect(await forms.property('controlled', 'value')).toBe('1b');
  });

  it('binds both ways', async () => {
    await forms.input('model', '新');
    await until(async () => (await forms.data('model')) === '新');
    await forms.setData({ model: '旧' });
    await forms.becomes('model', 'value', '旧');
  });

  it('says an input method’s text once, when it is composed', async () => {
    await forms.setData({ inputValue: 'y' });
    await forms.setData({ inputValue: '' });
    await forms.finger('text');
    await forms.heard('text.focus');
    const session = await forms.host.page.context().newCDPSession(forms.host.page);
    await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await session.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 });
    await session.send('Input.insertText', { text: '你好' });
    await session.detach();
    expect(await forms.detailOf('text.input')).toMatchObject({ value: '你好', cursor: 2 });
    expect((await forms.events()).filter((name) => name === 'text.input')).toHaveLength(1);
    await forms.tap('outside');
    await forms.heard('text.blur');
  });

  it('that is disabled fires taps and takes no focus', async () => {
    await forms.tap('off');
    expect(await forms.heard('off.tap')).not.toContain('off.focus');
  });
});

describe('textarea', () => {
  it('grows with its lines and says so', async () => {
    const height = async () => Number((await (await forms.element('area')).size()).height);
    const line = await height();
    await forms.input('area', '一\n二\n三');
    expect(await forms.heard('area.linechange')).toEqual(['area.linechange', 'area.input']);
    // offsetHeight is rounded
    expect(Math.abs((await height()) - 3 * line)).toBeLessThan(2);
  });

  it('breaks the line at Enter', async () => {
    await forms.input('area', '');
    await forms.finger('area');
    await forms.keyboard.type('a');
    await forms.keyboard.press('Enter');
    await forms.keyboard.type('b');
    await forms.becomes('area', 'value', 'a\nb');
    expect(await forms.events()).not.toContain('area.confirm');
    await forms.tap('outside');
    expect(await forms.detailOf('area.blur')).toEqual({ value: 'a\nb', cursor: 3 });
  });
});
