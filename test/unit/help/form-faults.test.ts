import type { FormField } from '@/contract/help/form.schema';
import { RuleTest } from '@/contract/help/form-values';
import { faultOf } from '../../../server/domains/help/forms/faults';
import { field, section } from '../../builders/form-fields';

const when = (asked: string, test: RuleTest, value = '') => ({ showIf: [{ field: asked, test, value }] });

describe('A form that cannot be filled in is not stored:', () => {
  test.each<[string, FormField[], string]>([
    ['without fields', [], 'no fields'],
    ['with a key twice', [field('text', 'x'), field('date', 'x')], 'same key'],
    ['with a rule about nothing', [field('text', 'x', when('z', RuleTest.answered))], 'there is not'],
    ['with a rule about itself', [field('text', 'x', when('x', RuleTest.answered))], 'ring'],
    [
      'with an option that is not offered',
      [field('single', 'a'), field('text', 'x', when('a', 'is', 'z'))],
      "'z'",
    ],
    [
      'with a choice of at least',
      [field('single', 'a'), field('text', 'x', when('a', 'atLeast', '1'))],
      'atLeast',
    ],
    [
      'with a score of a letter',
      [field('score', 'a'), field('text', 'x', when('a', 'atLeast', 'b'))],
      'atLeast',
    ],
    [
      'with words to be some',
      [field('text', 'a'), field('text', 'x', when('a', 'is', 'b'))],
      'whether it is',
    ],
    ['with one option', [field('single', 'x', { options: [{ key: 'a', text: '甲' }] })], 'nothing to choose'],
    [
      'with an option twice',
      [field('single', 'x', { options: [1, 2].map(() => ({ key: 'a', text: '甲' })) })],
      'options have the same',
    ],
    ['with more at least than at most', [field('text', 'x', { least: 9, most: 3 })], 'nothing fits'],
    ['with more at least than options', [field('multiple', 'x', { least: 4 })], 'nothing fits'],
    [
      'with days that never are',
      [field('date', 'x', { earliest: '2026-02-01', latest: '2026-01-01' })],
      'no day',
    ],
  ])('%s', (_what, fields, words) => {
    expect(faultOf([section(...fields)])).toContain(words);
  });

  test('with files, for visitors', () => {
    expect(faultOf([section(field('photo', 'x'))], { isForVisitors: true })).toContain('visitor');
    expect(faultOf([section(field('photo', 'x'))])).toBeNull();
  });
});
