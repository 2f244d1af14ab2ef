import type { PlayableKind } from '../../../src/contract/films/values';
import type { CallContext } from '../../core/http/handler';
import type { Described } from '../../core/http/context';

export interface Item {
  readonly kind: PlayableKind;
  readonly itemId: number;
}

export const nameOf = ({ kind, itemId }: Item): string => `${kind}:${itemId}`;

/** Items that this child may still play, by `nameOf`: one query per kind. */
export async function describeAll(
  context: CallContext,
  userId: number,
  items: readonly Item[],
): Promise<ReadonlyMap<string, Described>> {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const found = new Map<string, Described>();
  for (const kind of kinds) {
    const ids = new Set(items.filter((item) => item.kind === kind).map(({ itemId }) => itemId));
    const described = await context.offers.playable[kind]?.describe(context, userId, [...ids]);
    described?.forEach((what, itemId) => found.set(nameOf({ kind, itemId }), what));
  }
  return found;
}
