/** Kinds with items to arrange: match, order, group. */
import type { AnswerOf, BodyOf, Item } from '../../../src/contract/questions/question.schema';
import { group } from '../../../server/domains/questions/kinds/group';
import { match } from '../../../server/domains/questions/kinds/match';
import { order } from '../../../server/domains/questions/kinds/order';

const item = (key: string, text: string): Item => ({ key, text, picture: '', alt: '' });
const urlOf = (key: string): string => (key === '' ? '' : `https://files.test/${key}`);

describe('pairs', () => {
  const body: BodyOf<'match'> = {
    kind: 'match',
    left: [item('a', '苹果'), item('b', '香蕉'), item('c', '石头')],
    right: [item('x', '红色'), item('y', '黄色'), item('z', '蓝色')],
  };
  const tie = (...pairs: string[]): AnswerOf<'match'> => ({
    kind: 'match',
    pairs: pairs.map(([left = '', right = '']) => ({ left, right })),
  });
  const right = tie('ax', 'by');

  test.each([
    ['right', tie('by', 'ax'), 2, []],
    ['partly: one line leads elsewhere', tie('ax', 'bz'), 1, ['b']],
    ['partly: one is missing', tie('ax'), 1, ['b']],
    ['wrong', tie('ay', 'bx'), 0, ['a', 'b']],
    ['less, for what has no partner and got a line', tie('ax', 'by', 'cz'), 1, ['c']],
  ])('are %s', (_, answer, hits, wrongParts) => {
    expect(match.shapeMismatch(body, answer)).toBeNull();
    expect(match.check(body, right, answer)).toEqual({ right: hits, of: 2, wrongParts });
  });

  test.each([
    ['a thing that is not there', tie('qx')],
    ['sides that are exchanged', tie('xa')],
    ['two lines from one thing', tie('ax', 'ay')],
    ['two lines to one thing', tie('ax', 'bx')],
  ])('are refused with %s', (_, answer) => {
    expect(match.shapeMismatch(body, answer)).not.toBeNull();
  });

  test('are empty without a line, and have a description', () => {
    expect(match.isEmpty(tie())).toBe(true);
    expect(match.isEmpty(right)).toBe(false);
    expect(match.words(body, right)).toBe('苹果 – 红色；香蕉 – 黄色');
    expect(match.words(body, tie())).toBe('');
  });

  test('show pictures by their address', () => {
    const pictured = { ...body, left: [{ ...item('a', ''), picture: 'key', alt: '一个苹果' }] };
    expect(match.shown(pictured, urlOf).left[0]?.picture).toBe('https://files.test/key');
    expect(match.words(pictured, tie('ax'))).toBe('一个苹果 – 红色');
  });
});

describe('an order', () => {
  const body: BodyOf<'order'> = {
    kind: 'order',
    items: [item('a', '种子'), item('b', '发芽'), item('c', '开花'), item('d', '结果')],
  };
  const put = (keys: string): AnswerOf<'order'> => ({ kind: 'order', keys: [...keys] });
  const right = put('abcd');

  test.each([
    ['right', 'abcd', 4, []],
    ['partly: the first came last, three still stand in order', 'bcda', 3, ['a']],
    ['partly: two are exchanged', 'bacd', 3, ['a']],
    ['partly: two halves are exchanged', 'cdab', 2, ['a', 'b']],
    ['wrong, from behind', 'dcba', 0, ['c', 'b', 'a']],
  ])('is %s', (_, keys, hits, wrongParts) => {
    expect(order.shapeMismatch(body, put(keys))).toBeNull();
    expect(order.check(body, right, put(keys))).toEqual({ right: hits, of: 4, wrongParts });
  });

  test.each([
    ['a thing that is not there', 'abcq'],
    ['a thing that occurs twice', 'aabc'],
    ['a thing that is missing', 'abc'],
  ])('is refused with %s', (_, keys) => {
    expect(order.shapeMismatch(body, put(keys))).not.toBeNull();
  });

  test('is empty while nothing was moved or kept, and has a description', () => {
    expect(order.isEmpty(put(''))).toBe(true);
    expect(order.shapeMismatch(body, put(''))).toBeNull();
    expect(order.words(body, put('bacd'))).toBe('发芽 → 种子 → 开花 → 结果');
    expect(order.shown(body, urlOf)).toEqual(body);
  });
});

describe('groups', () => {
  const body: BodyOf<'group'> = {
    kind: 'group',
    groups: [item('f', '水果'), item('v', '蔬菜')],
    items: [item('a', '苹果'), item('b', '白菜'), item('c', '梨'), item('s', '石头')],
  };
  const put = (...placed: string[]): AnswerOf<'group'> => ({
    kind: 'group',
    placed: placed.map(([thing = '', place = '']) => ({ item: thing, group: place })),
  });
  const right = put('af', 'bv', 'cf');

  test.each([
    ['right', put('cf', 'bv', 'af'), 3, []],
    ['partly', put('af', 'bf', 'cf'), 2, ['b']],
    ['partly: not all of them are placed', put('af'), 1, ['b', 'c']],
    ['wrong', put('av', 'bf', 'cv'), 0, ['a', 'b', 'c']],
    ['less, for what belongs nowhere', put('af', 'bv', 'cf', 'sf'), 2, ['s']],
  ])('are %s', (_, answer, hits, wrongParts) => {
    expect(group.shapeMismatch(body, answer)).toBeNull();
    expect(group.check(body, right, answer)).toEqual({ right: hits, of: 3, wrongParts });
  });

  test.each([
    ['a thing that is not there', put('qf')],
    ['a group that is not there', put('aq')],
    ['a thing in two groups', put('af', 'av')],
  ])('are refused with %s', (_, answer) => {
    expect(group.shapeMismatch(body, answer)).not.toBeNull();
  });

  test('are empty with nothing in them, and have a description', () => {
    expect(group.isEmpty(put())).toBe(true);
    expect(group.words(body, put('af', 'bv', 'cf'))).toBe('水果：苹果、梨；蔬菜：白菜');
    expect(group.words(body, put('bv'))).toBe('蔬菜：白菜');
    expect(group.shown(body, urlOf)).toEqual(body);
  });
});
