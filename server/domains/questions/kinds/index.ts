/** One entry per kind, checked at compile time. */
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

/** The kind of a row: the compiler cannot correlate body and answer in a union. Callers compare the answer's kind first. */
export const kindOf = (kind: QuestionKind): ServerKind<QuestionKind> =>
  kinds[kind] as unknown as ServerKind<QuestionKind>;
