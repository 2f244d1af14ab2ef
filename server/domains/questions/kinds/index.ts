/** Each kind's line: without it nothing compiles. */
import type { QuestionKind } from '../../../../src/contract/questions/values';
import { fill } from './fill';
import { grid } from './grid';
import { group } from './group';
import { judge } from './judge';
import { listen } from './listen';
import { match } from './match';
import { multiple } from './multiple';
import { order } from './order';
import { single } from './single';
import { speak } from './speak';
import { photo } from './photo';
import { film } from './film';
import type { ServerKind } from './types';

type Registry = { readonly [K in QuestionKind]: ServerKind<K> };

const kinds: Registry = {
  single,
  multiple,
  judge,
  fill,
  listen,
  match,
  order,
  group,
  grid,
  speak,
  photo,
  film,
};

/**
 * That of a row: its body and its answers are of one kind, which the compiler cannot follow through a union. Whoever calls it
 * compares the kind of an answer first.
 */
export const kindOf = (kind: QuestionKind): ServerKind<QuestionKind> =>
  kinds[kind] as unknown as ServerKind<QuestionKind>;
