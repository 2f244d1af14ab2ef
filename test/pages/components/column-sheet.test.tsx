import { act } from 'react';
import { ColumnSheet, type ColumnsOf, type ColumnValues } from '@/components/ColumnSheet';
import { clear, click, pass, press, render, touch } from './support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

/** Row height in pixels: jsdom has no layout. */
const ROW = 44;

const hours = [8, 9, 10, 11].map((value) => ({ value, text: `${value}点` }));
const minutes = ['00', '15', '30', '45'].map((value) => ({ value, text: `${value}分` }));

/** The last lesson of a day starts on the hour: hour 11 offers minute 00 only. */
const times: ColumnsOf = ([hour = 8, minute = '00']) => [
  { label: '时', options: hours, value: hour },
  hour === 11
    ? { label: '分', options: minutes.slice(0, 1), value: '00' }
    : { label: '分', options: minutes, value: minute },
];

function open() {
  const [onConfirm, onClose] = [jest.fn<undefined, [ColumnValues]>(), jest.fn()];
  const rendered = render(
    <ColumnSheet
      open
      title="上课时间"
      value={[9, '30']}
      columnsOf={times}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  for (const list of rendered.all('column-sheet__column')) {
    const row = list.firstElementChild as HTMLElement;
    row.getBoundingClientRect = () => ({ height: ROW }) as DOMRect;
  }
  const column = (index: number) => rendered.all('column-sheet__column')[index] as HTMLElement;
  /** Offset of a pinned list in pixels. */
  const shift = (index: number) =>
    parseFloat((column(index).firstElementChild as HTMLElement).style.marginTop);
  const row = (text: string) =>
    rendered.all('column-sheet__option').find(({ textContent }) => textContent === text) as HTMLElement;
  const marked = () => rendered.all('column-sheet__option--chosen').map(({ textContent }) => textContent);
  /** Fires `scroll`, as browsers do for user and programmatic scrolling alike. */
  const fireScroll = (...indexes: number[]) =>
    act(() => indexes.forEach((index) => column(index).dispatchEvent(new Event('scroll'))));
  const scroll = (index: number, top: number) => {
    column(index).scrollTop = top;
    fireScroll(index);
  };
  const confirm = () => click(rendered.get('button'));
  const taken = () => onConfirm.mock.calls.map(([values]) => values.join(':'));
  return { ...rendered, column, shift, row, marked, fireScroll, scroll, confirm, taken, onClose };
}

describe('a sheet of columns', () => {
  test('marks what is chosen in each, and is scrolled to it', () => {
    const { marked, column } = open();
    pass(0);
    expect(marked()).toEqual(['9点', '30分']);
    expect([column(0).scrollTop, column(1).scrollTop]).toEqual([ROW, 2 * ROW]);
  });

  test('a tap chooses a row', () => {
    const { row, marked } = open();
    click(row('10点'));
    expect(marked()).toEqual(['10点', '30分']);
  });

  test('scrolling chooses what comes under the band, at once', () => {
    const { scroll, marked, confirm, taken } = open();
    pass(0);
    scroll(1, 3 * ROW - 5);
    expect(marked()).toEqual(['9点', '45分']);
    confirm();
    expect(taken()).toEqual(['9:45']);
  });

  test('a list that came to rest is aligned to its row', () => {
    const { scroll, column } = open();
    pass(0);
    scroll(1, 3 * ROW - 5);
    pass(200);
    expect(column(1).scrollTop).toBe(3 * ROW);
  });

  test('a still touch holds a list that moves', () => {
    const { scroll, column } = open();
    pass(0);
    touch(column(1), 'touchstart', [{ clientX: 0, clientY: 0 }]);
    scroll(1, 3 * ROW - 5);
    pass(2000);
    expect(column(1).scrollTop).toBe(3 * ROW - 5);
    touch(column(1), 'touchend', []);
    pass(200);
    expect(column(1).scrollTop).toBe(3 * ROW);
  });

  test('a late scroll event of a list that still moves does not stop it', () => {
    const { scroll, column, marked } = open();
    pass(0);
    scroll(1, 3 * ROW - 20);
    // The settle time is over; only the next scroll event shows that the list is still moving.
    pass(150);
    scroll(1, ROW + 10);
    pass(20);
    expect([column(1).scrollTop, marked()[1]]).toEqual([ROW + 10, '15分']);
  });

  test('a list that bounces over its end stays at its end', () => {
    const { scroll, marked } = open();
    pass(0);
    scroll(0, -80);
    expect(marked()[0]).toBe('8点');
    scroll(0, 99 * ROW);
    expect(marked()[0]).toBe('11点');
  });

  test.each([
    ['ArrowDown', '10点'],
    ['ArrowUp', '8点'],
    ['End', '11点'],
    ['Home', '8点'],
    ['PageDown', '11点'],
    ['a', '9点'],
  ])('the key %s leads to %s', (key, text) => {
    const { column, marked } = open();
    press(column(0), key);
    expect(marked()[0]).toBe(text);
  });

  test('is a list box for a screen reader, with a name and the option that is chosen', () => {
    const { column, get } = open();
    expect(column(0).getAttribute('role')).toBe('listbox');
    expect(column(0).getAttribute('aria-label')).toBe('时');
    const chosen = get('column-sheet__option--chosen');
    expect(chosen.getAttribute('aria-selected')).toBe('true');
    expect(column(0).getAttribute('aria-activedescendant')).toBe(chosen.id);
  });

  test('that is closed confirms nothing', () => {
    const { get, onClose, taken } = open();
    click(get('sheet__close'));
    expect([onClose.mock.calls.length, taken()]).toEqual([1, []]);
  });
});

describe('columns that are touched quickly one after the other', () => {
  test('keep a choice of the first that was made before it came to rest', () => {
    const { column, row, fireScroll, confirm, taken } = open();
    pass(0);
    fireScroll(0, 1);
    press(column(0), 'ArrowDown');
    // The scroll event of the key arrives only now.
    fireScroll(0);
    click(row('45分'));
    fireScroll(0, 1);
    confirm();
    expect(taken()).toEqual(['10:45']);
  });

  test('keep both choices when they move at the same time', () => {
    const { column, fireScroll, confirm, taken } = open();
    pass(0);
    column(0).scrollTop = 2 * ROW;
    column(1).scrollTop = 3 * ROW;
    fireScroll(0, 1);
    confirm();
    expect(taken()).toEqual(['10:45']);
  });

  test('keep a tap in a list that still rolls', () => {
    const { row, scroll, fireScroll, column, confirm, taken } = open();
    pass(0);
    scroll(0, 1.3 * ROW);
    click(row('8点'));
    fireScroll(0);
    pass(200);
    confirm();
    expect([column(0).scrollTop, taken()]).toEqual([0, ['8:30']]);
  });

  test('confirmed while they roll are where the chosen values are', () => {
    const { scroll, shift, marked, confirm, taken } = open();
    pass(0);
    scroll(0, 1.8 * ROW);
    scroll(1, 2.6 * ROW);
    confirm();
    expect([shift(0), shift(1)]).toEqual([-2 * ROW, -3 * ROW]);
    expect([marked().join(':'), taken()]).toEqual(['10点:45分', ['10:45']]);
  });

  test('confirmed while they roll are not moved on by a browser that rolls them out', () => {
    const { scroll, column, shift, marked, confirm } = open();
    pass(0);
    scroll(0, 1.8 * ROW);
    confirm();
    expect(column(0).style.overflow).toBe('visible');
    scroll(0, 0.2 * ROW);
    pass(200);
    expect([marked()[0], shift(0)]).toEqual(['10点', -2 * ROW]);
  });

  test.each([
    ['have rolled out', () => pass(2000)],
    [
      'are touched again',
      ({ column }: ReturnType<typeof open>) => touch(column(0), 'touchstart', [{ clientX: 0, clientY: 0 }]),
    ],
  ])('scroll again in a sheet that stayed open when they %s', (_when, happens) => {
    const sheet = open();
    const { scroll, column, marked, confirm } = sheet;
    pass(0);
    scroll(0, 1.8 * ROW);
    confirm();
    happens(sheet);
    expect([column(0).style.overflow, column(0).scrollTop]).toEqual(['', 2 * ROW]);
    scroll(0, 3 * ROW);
    expect(marked()[0]).toBe('11点');
  });

  test('that one of them only rolls past keep the others', () => {
    const { scroll, marked } = open();
    pass(0);
    scroll(0, 3 * ROW);
    expect(marked()).toEqual(['11点', '00分']);
    scroll(0, 2 * ROW);
    pass(200);
    expect(marked()).toEqual(['10点', '30分']);
  });

  test('settle on the values of the other column', () => {
    const { row, scroll, marked } = open();
    pass(0);
    scroll(0, 3 * ROW);
    pass(200);
    click(row('10点'));
    expect(marked()).toEqual(['10点', '00分']);
  });
});
