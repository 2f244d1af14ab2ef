import { act } from 'react';
import type { BodyOf } from '@/contract/questions/question.schema';
import { clear, click, press, swipe } from '../components/support';
import { ask, lay, lookAt, tapBoth, thing, type Asked } from './asked';

const body: BodyOf<'order'> = {
  kind: 'order',
  items: [thing('a', '开花'), thing('b', '发芽'), thing('c', '播种')],
};
const order = (keys: string) => ({ kind: 'order', keys: [...keys] });

afterEach(clear);

const layRows = ({ get, all }: Asked): void => {
  lay(get('order__list'), 0, 0, 300, 180);
  all('order__row').forEach((row, at) => lay(row, 0, at * 60, 300, 60));
};

describe('a question of an order', () => {
  test('is not answered as it comes, and the child may say that it stays so', () => {
    const { answer, get, status, has } = ask(body);
    expect(answer()).toBeUndefined();
    click(get('order__keep').querySelector('.things__step') as HTMLElement);
    expect(answer()).toEqual(order('abc'));
    expect(status()).toBe('已选定这个顺序');
    expect(has('order__keep')).toBe(false);
  });

  test('moves a thing by its buttons, and says its new place', () => {
    const { answer, byName, status } = ask(body);
    click(byName('上移 播种，现在第3个'));
    expect(answer()).toEqual(order('acb'));
    expect(status()).toBe('播种，现在第2个');
    click(byName('下移 开花，现在第1个'));
    expect(answer()).toEqual(order('cab'));
    expect(byName('上移 播种，现在第1个').getAttribute('aria-disabled')).toBe('true');
  });

  test('counts two quick taps on the same button, and those on two of them', () => {
    const { answer, byName } = ask(body);
    const up = byName('上移 播种，现在第3个');
    tapBoth(up, up);
    expect(answer()).toEqual(order('cab'));
    tapBoth(byName('下移 播种，现在第1个'), byName('上移 发芽，现在第3个'));
    expect(answer()).toEqual(order('abc'));
  });

  test('is answered by keyboard: the arrows carry the thing along, and the keyboard with it', () => {
    const { answer, byName, box } = ask(body);
    const down = byName('下移 开花，现在第1个');
    down.focus();
    press(down, 'ArrowDown');
    press(down, 'ArrowDown');
    press(down, 'ArrowDown');
    expect(answer()).toEqual(order('bca'));
    expect(box.ownerDocument.activeElement).toBe(byName('下移 开花，现在第3个'));
    press(down, 'ArrowUp');
    expect(answer()).toEqual(order('bac'));
  });

  test('follows a drag and changes once, when the thing is dropped', () => {
    const asked = ask(body);
    layRows(asked);
    const [grip] = asked.all('order__grip');
    if (!grip) throw new Error('nothing to drag by');
    swipe(
      grip,
      [
        [10, 30],
        [10, 100],
        [10, 160],
      ],
      false,
    );
    expect(asked.answer()).toBeUndefined();
    expect(asked.get('order__row--taken').style.order).toBe('2');
    swipe(grip, [
      [10, 30],
      [10, 100],
      [10, 160],
    ]);
    expect(asked.answer()).toEqual(order('bca'));
    expect(asked.all('order__row--taken')).toHaveLength(0);
  });

  test('leaves all as it was when the grip is only touched, or the drag is cancelled', () => {
    const asked = ask(body);
    layRows(asked);
    const [grip] = asked.all('order__grip');
    if (!grip) throw new Error('nothing to drag by');
    swipe(grip, [[10, 30]]);
    swipe(
      grip,
      [
        [10, 30],
        [10, 160],
      ],
      false,
    );
    act(() => {
      grip.dispatchEvent(
        Object.assign(new Event('touchcancel', { bubbles: true }), {
          touches: [],
          changedTouches: [{ identifier: 0 }],
        }),
      );
    });
    expect(asked.answer()).toBeUndefined();
  });

  test('shows what would have to move, and the right order in words', () => {
    const { all, get } = lookAt(
      body,
      { kind: 'order', keys: ['b', 'c', 'a'] },
      { verdict: 'partly', points: 6, wrongParts: ['b'] },
      { kind: 'order', keys: ['c', 'b', 'a'] },
    );
    expect(all('order__row--wrong').map(({ textContent }) => textContent)).toEqual(['1发芽']);
    expect(get('things__answers').textContent).toBe('孩子的答案发芽 → 播种 → 开花正确答案播种 → 发芽 → 开花');
    expect(all('pressable')).toHaveLength(0);
  });
});
