import { Type as T } from '@sinclair/typebox';
import { compare } from '../../../scripts/gateway/compare';

const schema = T.Object({
  id: T.Integer(),
  name: T.String(),
  isDone: T.Boolean(),
  kind: T.Integer({ enum: [1, 2] }),
  note: T.Optional(T.String()),
  teacher: T.Union([T.Object({ name: T.String() }), T.Null()]),
  rows: T.Array(T.Object({ rowId: T.Integer(), words: T.String() })),
});

const answer = {
  id: 1,
  name: '朵朵',
  isDone: true,
  kind: 1,
  teacher: { name: '陈老师' },
  rows: [{ rowId: 1, words: '' }],
};

/** `kind path` of each difference. */
const foundIn = (change: object): readonly string[] =>
  compare(schema, { ...answer, ...change }).map(({ kind, path }) => `${kind} ${path}`);

describe('an answer beside its schema', () => {
  it('may have more, and lack what need not be there', () => {
    expect(foundIn({ more: 1, note: null, teacher: undefined, rows: [] })).toEqual([]);
  });

  it('lacks what is null as well as what is absent', () => {
    expect(foundIn({ name: null })).toEqual(['missing name']);
    expect(foundIn({ name: undefined })).toEqual(['missing name']);
    expect(compare(schema, null)).toMatchObject([{ kind: 'missing', path: '' }]);
  });

  it('says the same in another type: numbers, their texts, and yes or no', () => {
    expect(foundIn({ id: '12', name: 3, isDone: 1, kind: '2' })).toEqual([
      'otherType id',
      'otherType name',
      'otherType isDone',
      'otherType kind',
    ]);
    expect(foundIn({ id: true, isDone: 'false' })).toEqual(['otherType id', 'otherType isDone']);
  });

  it('cannot be read where nothing says what is meant', () => {
    expect(foundIn({ id: 'twelve', isDone: 'maybe', rows: 'none', teacher: [] })).toEqual([
      'unusable id',
      'unusable isDone',
      'unusable teacher',
      'unusable rows',
    ]);
    expect(foundIn({ id: '' })).toEqual(['unusable id']);
  });

  it('names a value that is not listed, and a row without an id, once for all rows', () => {
    expect(foundIn({ kind: 7 })).toEqual(['unknownValue kind']);
    expect(foundIn({ rows: [{ words: '' }, { words: '' }, { rowId: 3 }] })).toEqual([
      'rowWithoutId rows[].rowId',
      'missing rows[].words',
    ]);
  });
});
