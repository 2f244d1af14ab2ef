import type { FormField } from '@/contract/help/form.schema';
import { RuleTest } from '@/contract/help/form-values';
import { faultOf } from '../../../server/domains/help/forms/faults';
import { FORM_FAULTS as FAULTS } from '../../../server/domains/help/forms/messages';
import { field, section } from '../../builders/form-fields';

const when = (asked: string, test: RuleTest, value = '') => ({ showIf: [{ field: asked, test, value }] });

describe('A form that cannot be filled in is not stored:', () => {
  test.each<[string, FormField[], string]>([
    ['without fields', [], FAULTS.noFields],
    ['with a key twice', [field('text', 'x'), field('date', 'x')], FAULTS.sameKey],
    ['with a rule about nothing', [field('text', 'x', when('z', RuleTest.answered))], FAULTS.unknownField],
    ['with a rule about itself', [field('text', 'x', when('x', RuleTest.answered))], FAULTS.ring(['x', 'x'])],
    [
      'with an option that is not offered',
      [field('single', 'a'), field('text', 'x', when('a', 'is', 'z'))],
      FAULTS.ofChoice,
    ],
    [
      'with a choice of at least',
      [field('single', 'a'), field('text', 'x', when('a', 'atLeast', '1'))],
      FAULTS.ofChoice,
    ],
    [
      'with a score of a letter',
      [field('score', 'a'), field('text', 'x', when('a', 'atLeast', 'b'))],
      FAULTS.ofScore,
    ],
    [
      'with words to be some',
      [field('text', 'a'), field('text', 'x', when('a', 'is', 'b'))],
      FAULTS.onlyAnswered,
    ],
    ['with one option', [field('single', 'x', { options: [{ key: 'a', text: '甲' }] })], FAULTS.fewOptions],
    [
      'with an option twice',
      [field('single', 'x', { options: [1, 2].map(() => ({ key: 'a', text: '甲' })) })],
      FAULTS.sameOption,
    ],
    ['with more at least than at most', [field('text', 'x', { least: 9, most: 3 })], FAULTS.bounds],
    ['with more at least than options', [field('multiple', 'x', { least: 4 })], FAULTS.bounds],
    [
      'with days that never are',
      [field('date', 'x', { earliest: '2026-02-01', latest: '2026-01-01' })],
      FAULTS.noDay,
    ],
  ])('%s', (_what, fields, words) => {
    expect(faultOf([section(...fields)])).toContain(words);
  });

  test('with files, for visitors', () => {
    expect(faultOf([section(field('photo', 'x'))], { isForVisitors: true })).toBe(FAULTS.filesOfVisitors);
    expect(faultOf([section(field('photo', 'x'))])).toBeNull();
  });
});
