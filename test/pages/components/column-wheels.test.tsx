import type { PickerViewProps } from '@tarojs/components';
import { act, type ReactNode } from 'react';
import { ColumnSheet, type ColumnsOf, type ColumnValues } from '@/components/ColumnSheet';
import { clear, click, pass, render } from './support';

/** The last props of the mini program's PickerView; tests call its handlers. */
let wheels: PickerViewProps & { children?: ReactNode };

jest.mock('@tarojs/components', () => ({
  ...jest.requireActual<object>('@tarojs/components'),
  PickerView: (props: PickerViewProps & { children?: ReactNode }) => {
    wheels = props;
    return <div>{props.children}</div>;
  },
  PickerViewColumn: ({ children }: { children?: ReactNode }) => <div className="wheel">{children}</div>,
}));
jest.mock('@/components/ColumnSheet/Columns', () =>
  jest.requireActual<object>('@/components/ColumnSheet/Columns.weapp'),
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, text: String(from + at) }));

/** The days depend on the month: February has 28. */
const days: ColumnsOf = ([month = 1, day = 1]) => [
  { label: '月', options: range(1, 12), value: month },
  {
    label: '日',
    options: range(1, month === 2 ? 28 : 31),
    value: month === 2 ? Math.min(28, Number(day)) : day,
  },
];

function open() {
  const [onConfirm, onClose] = [jest.fn<undefined, [ColumnValues]>(), jest.fn()];
  const { get, all } = render(
    <ColumnSheet
      open
      title="日子"
      value={[1, 31]}
      columnsOf={days}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  const fire = (name: 'onPickStart' | 'onPickEnd' | 'onChange', value?: number[]) =>
    act(() => wheels[name]?.({ detail: { value } } as never));
  return {
    begin: () => fire('onPickStart'),
    end: () => fire('onPickEnd'),
    come: (...value: number[]) => fire('onChange', value),
    set: () => wheels.value,
    rows: () => all('wheel').map(({ childElementCount }) => childElementCount),
    confirm: () => click(get('button')),
    close: () => click(get('sheet__close')),
    taken: () => onConfirm.mock.calls.map(([values]) => values),
  };
}

describe('the wheels of the mini program', () => {
  test('are set to the chosen values, and their final values are taken', () => {
    const { set, come, confirm, taken } = open();
    expect(set()).toEqual([0, 30]);
    come(4, 30);
    confirm();
    expect(taken()).toEqual([[5, 31]]);
  });

  test('that change two columns at once lose neither', () => {
    const { come, confirm, taken } = open();
    come(4, 9);
    confirm();
    expect(taken()).toEqual([[5, 10]]);
  });

  test('are not set while one rolls, which would throw it back', () => {
    const { begin, come, end, set, rows } = open();
    begin();
    come(1, 30);
    expect([set(), rows()]).toEqual([
      [0, 30],
      [12, 31],
    ]);
    end();
    pass(100);
    expect([set(), rows()]).toEqual([
      [1, 27],
      [12, 28],
    ]);
  });

  test('that roll on and back again end where they began', () => {
    const { begin, come, end, confirm, taken } = open();
    begin();
    come(1, 30);
    come(0, 30);
    end();
    pass(100);
    confirm();
    expect(taken()).toEqual([[1, 31]]);
  });

  test('confirmed while they roll are waited for, whether the value or the end comes first', () => {
    const { begin, come, end, confirm, taken } = open();
    begin();
    confirm();
    confirm();
    pass(500);
    expect(taken()).toEqual([]);
    end();
    come(4, 30);
    pass(100);
    expect(taken()).toEqual([[5, 31]]);
  });

  test('caught again after they stood roll on', () => {
    const { begin, come, end, confirm, taken } = open();
    begin();
    end();
    begin();
    confirm();
    pass(100);
    expect(taken()).toEqual([]);
    come(2, 30);
    end();
    pass(100);
    expect(taken()).toEqual([[3, 31]]);
  });

  test('that never report their end are waited for no longer than they can roll', () => {
    const { begin, come, confirm, taken } = open();
    begin();
    come(4, 30);
    confirm();
    pass(1500);
    expect(taken()).toEqual([[5, 31]]);
  });

  test('of a sheet that was closed meanwhile confirm nothing', () => {
    const { begin, confirm, close, end, taken } = open();
    begin();
    confirm();
    close();
    end();
    pass(2000);
    expect(taken()).toEqual([]);
  });
});
