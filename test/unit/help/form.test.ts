import fc from 'fast-check';
import {
  answersToSend,
  isDay,
  problemOf,
  problemsOf,
  visibleFields,
  type Answers,
} from '@/contract/help/form';
import type { FieldAnswer, FormField, FormRule } from '@/contract/help/form.schema';
import { RuleTest } from '@/contract/help/form-values';
import { faultOf } from '../../../server/domains/help/forms/faults';
import { field, section } from '../../builders/form-fields';

const choices = (...chosen: string[]): FieldAnswer => ({ kind: 'choices', choices: chosen });
const score = (value: number): FieldAnswer => ({ kind: 'score', score: value });
const text = (value: string): FieldAnswer => ({ kind: 'text', text: value });
const files = (count: number): FieldAnswer => ({
  kind: 'files',
  files: Array.from({ length: count }, (_, at) => {
    return { id: `f${at}`, url: `https://x.example/${at}.jpg`, name: 'x', bytes: 1, seconds: 0 };
  }),
});
const keysOf = (fields: readonly FormField[]) => fields.map(({ key }) => key);
const when = (asked: string, test: RuleTest, value = '') => ({ showIf: [{ field: asked, test, value }] });

describe('A rule', () => {
  const { is, isNot, contains, atLeast, atMost, answered } = RuleTest;
  test.each<[RuleTest, string, FieldAnswer | undefined, boolean]>([
    [is, 'a', choices('a'), true],
    [is, 'a', choices('b'), false],
    [is, 'a', choices('a', 'b'), false],
    [is, '3', score(3), true],
    [isNot, 'a', choices('b'), true],
    [isNot, 'a', choices('a'), false],
    [isNot, 'a', undefined, false],
    [isNot, '3', score(4), true],
    [contains, 'a', choices('b', 'a'), true],
    [contains, 'a', choices('b'), false],
    [atLeast, '3', score(3), true],
    [atLeast, '3', score(2), false],
    [atMost, '3', score(3), true],
    [atMost, '3', score(4), false],
    [answered, '', choices('a'), true],
    [answered, '', text('  '), false],
    [answered, '', undefined, false],
    [atLeast, '3', text('5'), false],
  ])('that asks for %s "%s" of %j: %s', (test, value, answer, is) => {
    const fields = [field('multiple', 'x'), field('text', 'y', when('x', test, value))];
    expect(keysOf(visibleFields(fields, { x: answer }))).toEqual(is ? ['x', 'y'] : ['x']);
  });

  test('is ignored for a field that is hidden itself', () => {
    const fields = [
      field('single', 'a'),
      field('single', 'b', when('a', RuleTest.is, 'b')),
      field('text', 'c', when('b', RuleTest.is, 'a')),
    ];
    expect(keysOf(visibleFields(fields, { a: choices('b'), b: choices('a') }))).toEqual(['a', 'b', 'c']);
    expect(keysOf(visibleFields(fields, { a: choices('a'), b: choices('a') }))).toEqual(['a']);
  });

  test('is one of several, all of which have to hold', () => {
    const showIf: FormRule[] = [
      { field: 'a', test: 'is', value: 'a' },
      { field: 's', test: 'atMost', value: '2' },
    ];
    const fields = [field('single', 'a'), field('score', 's'), field('text', 'c', { showIf })];
    expect(keysOf(visibleFields(fields, { a: choices('a'), s: score(2) }))).toContain('c');
    expect(keysOf(visibleFields(fields, { a: choices('a'), s: score(3) }))).not.toContain('c');
  });
});

describe('An answer', () => {
  test.each<[string, FormField, FieldAnswer | undefined, string | undefined]>([
    ['nothing, not needed', field('text', 'x'), undefined, undefined],
    ['nothing, needed', field('text', 'x', { isRequired: true }), text(' \n'), 'missing'],
    ['no choice, needed', field('single', 'x', { isRequired: true }), choices(), 'missing'],
    ['a choice', field('single', 'x'), choices('a'), undefined],
    ['two of one', field('single', 'x'), choices('a', 'b'), 'tooMany'],
    ['a choice that is not offered', field('single', 'x'), choices('z'), 'wrong'],
    ['the same twice', field('multiple', 'x'), choices('a', 'a'), 'wrong'],
    ['too few', field('multiple', 'x', { least: 2 }), choices('a'), 'tooFew'],
    ['too many', field('multiple', 'x', { most: 1 }), choices('a', 'b'), 'tooMany'],
    ['words for a choice', field('multiple', 'x'), text('a'), 'wrong'],
    ['a score', field('score', 'x'), score(5), undefined],
    ['a score that there is not', field('score', 'x'), score(6), 'wrong'],
    ['a score of 0, needed', field('score', 'x', { least: 0, isRequired: true }), score(0), undefined],
    ['words', field('text', 'x', { most: 4 }), text(' 好😀好好 '), undefined],
    ['too many words', field('text', 'x', { most: 4 }), text('好😀好好好'), 'tooMany'],
    ['too few words', field('text', 'x', { least: 3 }), text('好的'), 'tooFew'],
    ['a day', field('date', 'x'), text('2026-02-28'), undefined],
    ['no day', field('date', 'x'), text('2026-02-30'), 'wrong'],
    ['a day too early', field('date', 'x', { earliest: '2026-01-01' }), text('2025-12-31'), 'wrong'],
    ['a day too late', field('date', 'x', { latest: '2026-01-01' }), text('2026-01-02'), 'wrong'],
    ['pictures', field('photo', 'x', { most: 2 }), files(2), undefined],
    ['too many pictures', field('photo', 'x', { most: 2 }), files(3), 'tooMany'],
    ['two films', field('film', 'x'), files(2), 'tooMany'],
    ['a recording', field('recording', 'x'), files(1), undefined],
    ['a score for a recording', field('recording', 'x'), score(1), 'wrong'],
  ])('with %s', (_what, of, answer, problem) => {
    expect(problemOf(of, answer)).toBe(problem);
  });

  test('of an unknown kind is neither required nor sent', () => {
    const unknown = {
      ...field('film', 'x', { isRequired: true }),
      kind: 'signature',
    } as unknown as FormField;
    expect(problemsOf([unknown], {})).toEqual([]);
    expect(answersToSend([unknown], { x: text('王') })).toEqual([]);
  });

  test('goes without the blanks around its words', () => {
    expect(answersToSend([field('text', 'x')], { x: text(' 好 \n') })).toEqual([
      { key: 'x', answer: text('好') },
    ]);
  });

  test.each(['', '2026-1-1', '2026-13-01', 'abcd-ef-gh', '2026-02-29'])('is no day as "%s"', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const TESTS = [RuleTest.is, RuleTest.isNot, RuleTest.contains, RuleTest.answered];

/** Forms without cycles: each field depends on earlier fields only. */
const forms = fc
  .array(
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(...TESTS), fc.constantFrom('a', 'b', 'c')), { maxLength: 2 }),
    {
      minLength: 2,
      maxLength: KEYS.length,
    },
  )
  .map((rules) =>
    rules.map((asked, at) =>
      field(at % 2 ? 'multiple' : 'single', KEYS[at] ?? '', {
        isRequired: at % 3 === 0,
        showIf:
          at === 0
            ? []
            : asked.map(([which, test, value]) => ({ field: KEYS[which % at] ?? '', test, value })),
      }),
    ),
  );
const answered: fc.Arbitrary<Answers> = fc
  .array(fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }), { nil: undefined }), {
    minLength: KEYS.length,
    maxLength: KEYS.length,
  })
  .map((all) =>
    Object.fromEntries(
      all.map((one, at) => [KEYS[at] ?? '', one === undefined ? undefined : choices(...one)]),
    ),
  );

describe('Any form, with any answers', () => {
  test('sends nothing of a hidden field, and does not require it', () => {
    fc.assert(
      fc.property(forms, answered, (fields, answers) => {
        const shown = new Set(keysOf(visibleFields(fields, answers)));
        expect(answersToSend(fields, answers).every(({ key }) => shown.has(key))).toBe(true);
        expect(problemsOf(fields, answers).every((problem) => shown.has(problem.field.key))).toBe(true);
      }),
    );
  });

  test('shows, wants and sends the same, in whatever order fields and answers are', () => {
    fc.assert(
      fc.property(forms, answered, fc.infiniteStream(fc.nat()), (fields, answers, places) => {
        const place = new Map(fields.map(({ key }) => [key, places.next().value as number]));
        const mixed = [...fields].sort(
          (one, other) => (place.get(one.key) ?? 0) - (place.get(other.key) ?? 0),
        );
        const turned = Object.fromEntries(Object.entries(answers).reverse());
        const sorted = (keys: string[]) => [...keys].sort();
        expect(sorted(keysOf(visibleFields(mixed, turned)))).toEqual(
          sorted(keysOf(visibleFields(fields, answers))),
        );
        const sent = (of: readonly FormField[], given: Answers) =>
          sorted(answersToSend(of, given).map((answer) => JSON.stringify(answer)));
        expect(sent(mixed, turned)).toEqual(sent(fields, answers));
      }),
    );
  });

  test('sends the same when only answers of hidden fields change', () => {
    fc.assert(
      fc.property(forms, answered, answered, (fields, answers, others) => {
        const shown = new Set(keysOf(visibleFields(fields, answers)));
        const changed = Object.fromEntries(
          KEYS.map((key) => [key, (shown.has(key) ? answers : others)[key]]),
        );
        expect(answersToSend(fields, changed)).toEqual(answersToSend(fields, answers));
      }),
    );
  });

  test('is sent as the server keeps it: what is kept of what was sent is all of it', () => {
    fc.assert(
      fc.property(forms, answered, (fields, answers) => {
        const sent = answersToSend(fields, answers);
        const kept = Object.fromEntries(sent.map(({ key, answer }) => [key, answer]));
        expect(answersToSend(fields, kept)).toEqual(sent);
      }),
    );
  });

  test('may be stored where no field asks for itself, and may not once a ring is closed', () => {
    fc.assert(
      fc.property(forms, fc.nat(), (fields, which) => {
        expect(faultOf([section(...fields)])).toBeNull();
        const at = 1 + (which % (fields.length - 1));
        const ring = fields.map((one, place) => {
          if (place === at) return { ...one, ...when(KEYS[0] ?? '', RuleTest.answered) };
          return place === 0 ? { ...one, ...when(KEYS[at] ?? '', RuleTest.answered) } : one;
        });
        expect(faultOf([section(...ring)])).toContain('绕成了圈');
        expect(visibleFields(ring, {}).some(({ key }) => key === KEYS[0])).toBe(false);
      }),
    );
  });
});
