/** Each kind's line: without it nothing compiles. One that is not here is of a newer server, and cannot be answered. */
import type { Question } from '@/contract/questions/question.schema';
import type { QuestionKind } from '@/contract/questions/values';
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
import type { AppKind } from './types';

type Registry = { readonly [K in QuestionKind]: AppKind<K> };

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
 * That of a question; undefined where this app knows none. Its body and its answers are of one kind, which the compiler cannot
 * follow through a union: whoever calls it compares the kind of an answer first.
 */
export function kindOf({ kind, body }: Question): AppKind<QuestionKind> | undefined {
  const known = Object.prototype.hasOwnProperty.call(kinds, kind) && body.kind === kind;
  return known ? (kinds[kind] as unknown as AppKind<QuestionKind>) : undefined;
}
