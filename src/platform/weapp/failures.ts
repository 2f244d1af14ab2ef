import type { AppError } from '@/contract/errors';

/** WeChat gives the reason only as text, `method:fail reason`, which varies by system and version. Order matters. */
const REASONS: readonly (readonly [RegExp, (ability: string) => AppError])[] = [
  [
    /not ?support|unsupported|is not a function|invalid api/i,
    (ability) => ({ kind: 'unsupported', ability }),
  ],
  [/time ?out|timed_out/i, () => ({ kind: 'timeout' })],
  [/cancel|den(y|ied)|no permission|privacy/i, (ability) => ({ kind: 'denied', ability })],
  [
    /net::|cronet|network|internet|interrupted|connect|socket|ssl|abort|request:fail|unable to resolve/i,
    () => ({ kind: 'network' }),
  ],
];

/** Any other refusal, e.g. a wrong moment, counts as `denied`. */
export function failureOf(ability: string, reason: unknown): AppError {
  const text = wordsOf(reason);
  const known = REASONS.find(([words]) => words.test(text));
  return known ? known[1](ability) : { kind: 'denied', ability };
}

/** Permission refused by the parent or the system, as opposed to cancelled: the settings can change that. */
export const isAuthRefusal = (reason: unknown): boolean =>
  /auth.?(deny|denied)|authorize.*no response|no permission/i.test(wordsOf(reason));

function wordsOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  if (typeof reason !== 'object' || reason === null) return String(reason);
  const { errMsg } = reason as { readonly errMsg?: unknown };
  return typeof errMsg === 'string' ? errMsg : '';
}
