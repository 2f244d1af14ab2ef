import type { Call, CallEntry } from '@/contract/define';
import type { AppError, Result } from '@/contract/errors';
import type { ApiClient, CallOptions } from './types';

type Api = Pick<ApiClient, 'call'>;

/** List calls of ours that the gateway behind a client does not have: asked once, and not again until the app starts again. */
const lacking = new WeakMap<Api, Set<CallEntry>>();

export const mayHave = (api: Api, call: CallEntry): boolean => lacking.get(api)?.has(call) !== true;

/** A gateway that has the specification's calls alone does not know the path of a list call of ours. */
export const isLacking = ({ inPlaceOf }: CallEntry, error: AppError): boolean =>
  inPlaceOf !== undefined && error.kind === 'http' && (error.status === 404 || error.status === 405);

/** A list call of ours; undefined where the gateway does not have it. */
export async function callList<Request, Response>(
  api: Api,
  call: Call<Request, Response>,
  request: NoInfer<Request>,
  options?: CallOptions,
): Promise<Result<Response> | undefined> {
  if (!mayHave(api, call)) return undefined;
  const answer = await api.call(call, request, options);
  if (answer.ok || !isLacking(call, answer.error)) return answer;
  lacking.set(api, (lacking.get(api) ?? new Set<CallEntry>()).add(call));
  return undefined;
}

/** What several parts of a screen ask in the same moment is asked at once: each key has its own answer. */
export function batched<K, Answer>(
  ask: (api: Api, keys: readonly K[]) => Promise<(key: K) => Answer>,
): (api: Api, key: K) => Promise<Answer> {
  const open = new WeakMap<Api, { readonly keys: Set<K>; readonly answers: Promise<(key: K) => Answer> }>();
  return async (api, key) => {
    const keys = open.get(api)?.keys ?? new Set<K>();
    const asked = open.get(api) ?? {
      keys,
      answers: Promise.resolve().then(() => {
        open.delete(api);
        return ask(api, [...keys]);
      }),
    };
    open.set(api, asked);
    keys.add(key);
    return (await asked.answers)(key);
  };
}
