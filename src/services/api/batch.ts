import { isLacking, type Call, type CallEntry } from '@/contract/define';
import type { Result } from '@/contract/errors';
import type { ApiClient, CallOptions } from './types';

type Api = Pick<ApiClient, 'call'>;

/** Batch calls of ours that the gateway behind a client lacks: tried once per start of the app. */
const lacking = new WeakMap<Api, Set<CallEntry>>();

export const mayHave = (api: Api, call: CallEntry): boolean => lacking.get(api)?.has(call) !== true;

/** A batch call; undefined where the gateway lacks it. */
export async function callList<Request, Response>(
  api: Api,
  call: Call<Request, Response>,
  request: NoInfer<Request>,
  options?: CallOptions,
): Promise<Result<Response> | undefined> {
  if (!mayHave(api, call)) return undefined;
  const answer = await api.call(call, request, options);
  const isThere = answer.ok || answer.error.kind !== 'http' || !isLacking(call, answer.error.status);
  if (isThere) return answer;
  lacking.set(api, (lacking.get(api) ?? new Set<CallEntry>()).add(call));
  return undefined;
}

interface Batch<Key, Answer> {
  readonly keys: Set<Key>;
  readonly answerOf: Promise<(key: Key) => Promise<Answer>>;
}

/** Batches requests made by several parts of a screen in the same tick; each gets its own response. */
export function batched<Key, Answer>(
  ask: (api: Api, keys: readonly Key[]) => (key: Key) => Promise<Answer>,
): (api: Api, key: Key) => Promise<Answer> {
  const open = new WeakMap<Api, Batch<Key, Answer>>();
  const begin = (api: Api): Batch<Key, Answer> => {
    const keys = new Set<Key>();
    const close = () => {
      open.delete(api);
      return ask(api, [...keys]);
    };
    const batch = { keys, answerOf: Promise.resolve().then(close) };
    open.set(api, batch);
    return batch;
  };
  return async (api, key) => {
    const { keys, answerOf } = open.get(api) ?? begin(api);
    keys.add(key);
    return (await answerOf)(key);
  };
}
