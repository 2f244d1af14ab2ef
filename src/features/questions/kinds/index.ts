/** Registry of kinds; a missing one is a compile error. Kinds of a newer server are not in it and cannot be answered. */
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
 * The kind of a question; undefined when unknown. TypeScript cannot relate body and answer through the union: callers must compare the
 * answer's kind first.
 */
export function kindOf({ kind, body }: Question): AppKind<QuestionKind> | undefined {
  const known = Object.prototype.hasOwnProperty.call(kinds, kind) && body.kind === kind;
  return known ? (kinds[kind] as unknown as AppKind<QuestionKind>) : undefined;
}
