import { act, useState } from 'react';
import { ColumnSheet, type ColumnValue, type PickerColumn } from '@/components/ColumnSheet';
import { clear, click, pass, press, render } from './support';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

/** What jsdom does not lay out. */
const ROW = 44;

const hours = [8, 9, 10, 11].map((value) => ({ value, text: `${value}点` }));
const minutes = ['00', '15', '30', '45'].map((value) => ({ value, text: `${value}分` }));

function Times({ onConfirm, onClose }: { onConfirm: (time: string) => void; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly ColumnValue[]>([9, '30']);
  const columns: readonly PickerColumn[] = [
    { label: '时', options: hours, value: chosen[0] ?? '' },
    { label: '分', options: minutes, value: chosen[1] ?? '' },
  ];
  return (
    <ColumnSheet
      open
      title="上课时间"
      columns={columns}
      onChange={(column, value) => setChosen((now) => now.map((old, at) => (at === column ? value : old)))}
      onConfirm={() => onConfirm(chosen.join(':'))}
      onClose={onClose}
    />
  );
}

function open() {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  const rendered = render(<Times onConfirm={onConfirm} onClose={onClose} />);
  for (const row of rendered.all('column-sheet__option')) {
    Object.defineProperty(row, 'offsetHeight', { value: ROW });
  }
  const column = (index: number) => rendered.all('column-sheet__column')[index] as HTMLElement;
  const marked = () => rendered.all('column-sheet__option--chosen').map(({ textContent }) => textContent);
  const scroll = (index: number, top: number) =>
    act(() => {
      column(index).scrollTop = top;
      column(index).dispatchEvent(new Event('scroll'));
    });
  const confirm = () => click(rendered.get('button'));
  return { ...rendered, column, marked, scroll, confirm, onConfirm, onClose };
}

describe('a sheet of columns', () => {
  test('marks what is chosen in each, and lies there', () => {
    const { marked, column } = open();
    pass(0);
    expect(marked()).toEqual(['9点', '30分']);
    expect([column(0).scrollTop, column(1).scrollTop]).toEqual([ROW, 2 * ROW]);
  });

  test('a tap chooses a row', () => {
    const { all, marked } = open();
    click(all('column-sheet__option')[3] as HTMLElement);
    expect(marked()).toEqual(['11点', '30分']);
  });

  test('scrolling chooses what comes under the band, at once', () => {
    const { scroll, marked, confirm, onConfirm } = open();
    scroll(1, 3 * ROW - 5);
    expect(marked()).toEqual(['9点', '45分']);
    confirm();
    expect(onConfirm).toHaveBeenCalledWith('9:45');
  });

  test('a list that came to rest lies exactly on its row', () => {
    const { scroll, column } = open();
    scroll(1, 3 * ROW - 5);
    pass(200);
    expect(column(1).scrollTop).toBe(3 * ROW);
  });

  test('a list that bounces over its end stays at its end', () => {
    const { scroll, marked } = open();
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
    const { get, onClose, onConfirm } = open();
    click(get('sheet__close'));
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 0]);
  });
});
