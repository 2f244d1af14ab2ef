import { structuralShare } from '@/stores/data/structural-share';

describe('An answer that comes again', () => {
  const known = {
    list: [
      { id: 1, tags: ['a'] },
      { id: 2, tags: [] },
    ],
    at: new Map([[1, { id: 7 }]]),
    name: 'x',
  };
  const again = (): typeof known => ({
    list: [
      { id: 1, tags: ['a'] },
      { id: 2, tags: [] },
    ],
    at: new Map([[1, { id: 7 }]]),
    name: 'x',
  });

  it('is what is known, when it says nothing new', () => {
    expect(structuralShare(known, again())).toBe(known);
  });

  it('is new where it says something new, and nowhere else', () => {
    const next = {
      ...again(),
      list: [
        { id: 1, tags: ['b'] },
        { id: 2, tags: [] },
      ],
    };
    const shared = structuralShare(known, next);
    expect(shared).toEqual(next);
    expect([shared.list[1] === known.list[1], shared.at === known.at]).toEqual([true, true]);
    expect(shared.list[0]).not.toBe(known.list[0]);
  });

  it.each([
    ['a list that is shorter', [1, 2], [1]],
    ['a list that is longer', [1], [1, undefined]],
    ['a field less', { a: 1, b: undefined }, { a: 1 }],
    ['a field more', { a: 1 }, { a: 1, b: undefined }],
    ['another field', { a: undefined }, { b: undefined }],
    ['an entry less', new Map([[1, 1]]), new Map()],
    ['a list in place of fields', { length: 0 }, []],
    ['nothing in place of something', { a: 1 }, null],
    ['something in place of nothing', undefined, { a: 1 }],
    ['another number', 0, -0],
  ])('%s is a change', (_name, before: unknown, next: unknown) => {
    expect(Object.is(structuralShare(before, next), before)).toBe(false);
    expect(structuralShare(before, next)).toEqual(next);
  });

  it('takes what is no plain data as it comes', () => {
    const moment = new Date(0);
    expect(structuralShare(new Date(0), moment)).toBe(moment);
  });
});
