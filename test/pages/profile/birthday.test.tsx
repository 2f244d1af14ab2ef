import { act, useState } from 'react';
import { BirthField } from '@/features/profile/personal-info/fields';
import { clear, click, pass, press, render } from '../components/support';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: ROW } as DOMRect);
});
afterEach(() => {
  clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ROW = 44;
const OLDEST = 2005;

function Field() {
  const [day, setDay] = useState('2019-01-31');
  return <BirthField value={day} today="2026-11-21" error={undefined} disabled={false} onChange={setDay} />;
}

function open() {
  const rendered = render(<Field />);
  click(rendered.get('picker-field__box'));
  pass(0);
  const column = (label: string) => rendered.box.querySelector(`[aria-label="${label}"]`) as HTMLElement;
  const row = (text: string) =>
    rendered.all('column-sheet__option').find(({ textContent }) => textContent === text) as HTMLElement;
  /** All scroll events in one batch, as on a slow phone: no render in between. */
  const scroll = (...tops: [label: string, rows: number][]) =>
    act(() => {
      for (const [label, rows] of tops) {
        column(label).scrollTop = rows * ROW;
        column(label).dispatchEvent(new Event('scroll'));
      }
    });
  const confirm = () => {
    click(rendered.get('button'));
    return rendered.get('picker-field__value').textContent;
  };
  return { column, row, scroll, confirm };
}

describe('a birthday', () => {
  test('keeps year, month and day that were turned at once', () => {
    const { scroll, confirm } = open();
    scroll(['年', 2020 - OLDEST], ['月', 9], ['日', 14]);
    expect(confirm()).toBe('2020年10月15日');
  });

  test('keeps the year of a key when the list reports its old position late', () => {
    const { column, row, scroll, confirm } = open();
    scroll(['年', 2019 - OLDEST]);
    press(column('年'), 'ArrowDown');
    act(() => column('年').dispatchEvent(new Event('scroll')));
    click(row('10月'));
    expect(confirm()).toBe('2020年10月31日');
  });

  test('on the 31st stays there when the months roll past February', () => {
    const { scroll, confirm } = open();
    scroll(['月', 1]);
    scroll(['月', 2]);
    expect(confirm()).toBe('2019年3月31日');
  });

  test('of a day that the month does not have becomes its last', () => {
    const { scroll, confirm } = open();
    scroll(['月', 1]);
    expect(confirm()).toBe('2019年2月28日');
  });
});
