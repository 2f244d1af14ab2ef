import type { BodyOf } from '@/contract/questions/question.schema';
import { clear, click, press, swipe } from '../components/support';
import { ask, clickAt, lay, lookAt, tapBoth, thing } from './asked';

const body: BodyOf<'group'> = {
  kind: 'group',
  groups: [thing('f', '水果'), thing('v', '蔬菜')],
  items: [thing('a', '苹果'), thing('b', '白菜'), thing('s', '石头')],
};
const placed = (...all: string[]) => ({
  kind: 'group',
  placed: all.map(([item, group]) => ({ item, group })),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clear();
  jest.useRealTimers();
});

describe('a question of groups', () => {
  test('puts the tapped thing into the group that is tapped next', () => {
    const { answer, byName, get, status } = ask(body);
    click(byName('苹果，还没有放'));
    expect(byName('苹果，已拿起，请选放到哪里').getAttribute('aria-pressed')).toBe('true');
    click(byName('放到 水果，已有0个'));
    expect(answer()).toEqual(placed('af'));
    expect(status()).toBe('苹果 放进了 水果');
    expect(get('group__pieces--free').textContent).toBe('白菜石头');
  });

  test('takes a touch anywhere in the place of a group', () => {
    const { answer, byName, all } = ask(body);
    click(byName('白菜，还没有放'));
    clickAt(all('group__zone')[1] as HTMLElement, 10, 10);
    expect(answer()).toEqual(placed('bv'));
  });

  test('takes a thing out again, which can be put elsewhere at once', () => {
    const { answer, byName, status } = ask(body, {
      kind: 'group',
      placed: [{ item: 'a', group: 'v' }],
    });
    click(byName('苹果，放在 蔬菜，点一下拿出来'));
    expect(answer()).toEqual(placed());
    expect(status()).toBe('苹果 拿出来了');
    click(byName('放到 水果，已有0个'));
    expect(answer()).toEqual(placed('af'));
  });

  test('loses no choice of quick taps: two things into the same group', () => {
    const { answer, byName } = ask(body);
    const fruit = byName('放到 水果，已有0个');
    tapBoth(byName('苹果，还没有放'), fruit);
    tapBoth(byName('石头，还没有放'), fruit);
    expect(answer()).toEqual(placed('af', 'sf'));
  });

  test('is answered by keyboard, which goes along with what is taken out', () => {
    const { answer, byName, box } = ask(body);
    press(byName('白菜，还没有放'), 'Enter');
    press(byName('放到 蔬菜，已有0个'), ' ');
    expect(answer()).toEqual(placed('bv'));
    const within = byName('白菜，放在 蔬菜，点一下拿出来');
    within.focus();
    press(within, 'Enter');
    expect(answer()).toEqual(placed());
    expect(box.ownerDocument.activeElement).toBe(byName('白菜，已拿起，请选放到哪里'));
  });

  test('says that a thing comes first when only a group is tapped', () => {
    const { answer, byName, status } = ask(body);
    click(byName('放到 水果，已有0个'));
    expect(answer()).toBeUndefined();
    expect(status()).toBe('请先选一样东西');
  });

  test('takes what is dragged into a group, and out of it again', () => {
    const { answer, get, all } = ask(body);
    all('group__spot').forEach((spot, at) => lay(spot, at * 100, 0, 80, 40));
    all('group__zone').forEach((zone, at) => lay(zone, 0, 100 + at * 100, 300, 90));
    swipe(
      get('group'),
      [
        [110, 20],
        [110, 60],
        [110, 150],
      ],
      false,
    );
    expect(get('group__zone--ready').getAttribute('aria-label')).toBe('水果');
    swipe(get('group'), [
      [110, 20],
      [110, 60],
      [110, 230],
    ]);
    expect(answer()).toEqual(placed('bv'));
    lay(get('group__zone').nextElementSibling?.querySelector('.group__spot') as Element, 0, 210, 80, 40);
    swipe(get('group'), [
      [20, 230],
      [20, 120],
      [20, 20],
    ]);
    expect(answer()).toEqual(placed());
    swipe(get('group'), [
      [290, 20],
      [290, 150],
    ]);
    expect(answer()).toEqual(placed());
  });

  test('shows what is wrong and says the right groups', () => {
    const { all, get } = lookAt(
      body,
      { kind: 'group', placed: [{ item: 'a', group: 'v' }] },
      { verdict: 'wrong', points: 0, wrongParts: ['a', 'b'] },
      {
        kind: 'group',
        placed: [
          { item: 'a', group: 'f' },
          { item: 'b', group: 'v' },
        ],
      },
    );
    expect(all('group__piece--wrong')).toHaveLength(2);
    expect(get('things__answers').textContent).toBe('孩子的答案蔬菜：苹果正确答案水果：苹果；蔬菜：白菜');
    expect(all('pressable')).toHaveLength(0);
  });
});
