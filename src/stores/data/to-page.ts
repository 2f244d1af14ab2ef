import { ok, type Result } from '@/contract/errors';
import type { Counted } from '@/services/api/types';
import type { PageAnswer } from './paged';

/** Adapts the response of a counted list to `Paged`. */
export async function toPage<Item>(
  answer: Promise<Result<Counted<readonly Item[]>>>,
): Promise<Result<PageAnswer<Item>>> {
  const result = await answer;
  return result.ok ? ok({ items: result.value.data, count: result.value.count }) : result;
}
