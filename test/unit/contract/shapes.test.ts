import type { CallEntry } from '@/contract/define';
import { allCalls, allSchemas, type CallName } from '@/contract/registry';
import { readAnswer, UNKNOWN, UNKNOWN_CODE, type Shape } from '@/contract/shapes';
import { sampleOf } from '../../support/sample-of';

const SHAPE: Shape = {
  'id!': 'n',
  'note?': 's',
  name: 's',
  is: 'b',
  at: 'd',
  kind: 'S:a|b',
  code: 'N:0|1',
  either: 'bn',
  tags: [{ 'id!': 'n', name: 's' }],
  place: ['z', { city: 's' }],
};
const FINE = {
  id: 1,
  name: 'a',
  is: true,
  at: '2026-11-21 12:00:00',
  kind: 'a',
  code: 0,
  either: 2,
  tags: [{ id: 1, name: 'b' }],
  place: { city: 'c' },
};
const NOTHING = {
  note: undefined,
  name: '',
  is: false,
  at: '',
  kind: UNKNOWN,
  code: UNKNOWN_CODE,
  either: false,
  tags: [],
  place: null,
};

describe('an answer', () => {
  it('is itself where it is as agreed, fields that the contract does not know included', () => {
    const value = { ...FINE, more: { any: 1 } };
    expect(readAnswer(value, SHAPE)).toEqual({ value, faults: [] });
  });

  it.each([
    ['an id as text', { id: '1' }, { id: 1 }],
    ['a text as number', { name: 7 }, { name: '7' }],
    ['1 for true', { is: 1 }, { is: true }],
    ['0 as text for false', { is: '0' }, { is: false }],
    ['a word for true', { is: 'true' }, { is: true }],
    ['a code as text', { code: '1' }, { code: 1 }],
    ['true for the number 1', { id: true }, { id: 1 }],
    ['either of two kinds', { either: true }, { either: true }],
    ['a number text where a number or a boolean is meant', { either: '3' }, { either: 3 }],
    ['null where null is an answer', { place: null }, { place: null }],
  ])('takes %s', (_what, change, expected) => {
    expect(readAnswer({ ...FINE, ...change }, SHAPE)).toEqual({
      value: { ...FINE, ...expected },
      faults: [],
    });
  });

  it.each([
    ['missing', undefined],
    ['null', null],
  ])('has an empty value of its kind for a field that is %s, and no fault', (_how, absent) => {
    const given = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, absent]));
    expect(readAnswer({ id: 1, ...given }, SHAPE)).toEqual({ value: { id: 1, ...NOTHING }, faults: [] });
  });

  it.each([
    ['name', {}],
    ['is', 'yes'],
    ['at', 'tomorrow'],
    ['id', 'x'],
    ['tags', {}],
    ['place', 'c'],
  ])('says where %s is of a kind that cannot be read', (name, wrong) => {
    expect(readAnswer({ ...FINE, [name]: wrong }, SHAPE).faults).toEqual([`.${name}`]);
  });

  it('has "unknown" for values that an enumeration does not list', () => {
    const { value, faults } = readAnswer({ ...FINE, kind: 'z', code: 9 }, SHAPE);
    expect(value).toMatchObject({ kind: UNKNOWN, code: UNKNOWN_CODE });
    expect(faults).toEqual([]);
  });

  it('leaves a row out that cannot be used, says which, and shows the others', () => {
    const tags = [{ id: 1, name: 'b' }, null, { name: 'without an id' }, { id: '4' }];
    const { value, faults } = readAnswer({ ...FINE, tags }, SHAPE);
    expect(value).toMatchObject({
      tags: [
        { id: 1, name: 'b' },
        { id: 4, name: '' },
      ],
    });
    expect(faults).toEqual(['.tags.1', '.tags.2']);
  });

  it.each([
    ['null', null],
    ['a text', 'text'],
    ['a list for an object', [FINE]],
    ['an object without what was asked for', { ...FINE, id: null }],
  ])('is invalid where it is %s', (_what, value) => {
    expect(readAnswer(value, SHAPE).value).toBeUndefined();
  });

  it('is the alternative that its value names, and none of them where it names another', () => {
    const shape: Shape = [
      { kind: 'S:one', count: 'n' },
      { kind: 'S:two', name: 's' },
    ];
    expect(readAnswer({ kind: 'two' }, shape).value).toEqual({ kind: 'two', name: '' });
    expect(readAnswer({ kind: 'three' }, shape).value).toBeUndefined();
  });
});

describe('the answer of every call', () => {
  const answering = (Object.entries(allCalls) as [CallName, CallEntry][])
    .filter(([name, { served }]) => served && allSchemas[name].response.type !== 'null')
    .map(([name, { shape }]) => [name, shape, sampleOf(allSchemas[name].response)] as const);

  it('has its shape, made from its schema', () => {
    expect(answering.length).toBeGreaterThan(100);
    expect(answering.filter(([, shape]) => shape === undefined)).toEqual([]);
  });

  it.each(answering)('of %s is read as it is written', (_name, shape = '', sample) => {
    expect(readAnswer(sample, shape)).toEqual({ value: sample, faults: [] });
  });
});
