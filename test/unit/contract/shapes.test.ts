import { Value } from '@sinclair/typebox/value';
import type { CallEntry } from '@/contract/define';
import { allCalls, allSchemas, type CallName } from '@/contract/registry';
import { misfit, type Shape } from '@/contract/shapes';
import { sampleOf } from '../../support/sample-of';

const told = (Object.entries(allCalls) as [CallName, CallEntry][])
  .filter(([name, { served }]) => served && allSchemas[name].response.type !== 'null')
  .map(([name, { shape }]) => [name, shape, sampleOf(allSchemas[name].response)] as const);

const SHAPE: Shape = {
  id: 'n',
  'note?': 's',
  either: 'bn',
  tags: [{ name: 's' }],
  'place?': ['z', { city: 's' }],
};
const FINE = { id: 1, either: true, tags: [{ name: '' }] };

describe('the shape of an answer', () => {
  it.each([
    ['what is absent where it may be', FINE],
    ['fields that nobody knows', { ...FINE, more: {}, tags: [{ name: 'a', of: 1 }] }],
    ['either of two kinds', { ...FINE, either: 0 }],
    ['an empty list', { ...FINE, tags: [] }],
    ['null where it may be', { ...FINE, place: null }],
  ])('takes %s', (_what, value) => expect(misfit(value, SHAPE)).toBeUndefined());

  it.each([
    ['null', null, ''],
    ['a text', 'text', ''],
    ['a list for an object', [FINE], ''],
    ['an absent field', { ...FINE, id: undefined }, '.id'],
    ['a number as text', { ...FINE, id: '1' }, '.id'],
    ['an optional field of another kind', { ...FINE, note: 1 }, '.note'],
    ['an object for a list', { ...FINE, tags: {} }, '.tags'],
    ['null in a list', { ...FINE, tags: [{ name: 'a' }, null] }, '.tags.1'],
    ['another kind in a list', { ...FINE, tags: [{ name: 1 }] }, '.tags.0.name'],
    ['another object of two', { ...FINE, place: { city: 1 } }, '.place'],
  ])('tells where %s is', (_what, value, at) => expect(misfit(value, SHAPE)).toBe(at));

  it('makes null of what may be absent absent, and leaves it where null is an answer', () => {
    const value = { ...FINE, note: null, place: null };
    expect(misfit(value, SHAPE)).toBeUndefined();
    expect(value).toEqual({ ...FINE, place: null });
  });
});

describe('the answer of every call', () => {
  it('has its shape, made from its schema', () => {
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter(([, shape]) => shape === undefined)).toEqual([]);
  });

  it.each(told)('of %s fits, and nothing else does', (name, shape = '', sample) => {
    expect(Value.Check(allSchemas[name].response, sample)).toBe(true);
    expect(misfit(sample, shape)).toBeUndefined();
    const fits = (value: unknown) => [misfit(value, shape) === undefined, value];
    const isFine = (value: unknown) => [Value.Check(allSchemas[name].response, value), value];
    for (const wrong of [null, 'text', [7], [null], {}]) expect(fits(wrong)).toEqual(isFine(wrong));
  });
});
