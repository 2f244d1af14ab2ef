import type { AppError } from '@/contract/errors';

/** WeChat tells why in words only, `method:fail reason`, which differ by system and version. Order counts. */
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

/** Whatever else WeChat refuses with, e.g. a wrong moment, stands for its word: no. */
export function failureOf(ability: string, reason: unknown): AppError {
  const text = wordsOf(reason);
  const known = REASONS.find(([words]) => words.test(text));
  return known ? known[1](ability) : { kind: 'denied', ability };
}

/** The parent or the system refused, as opposed to having called it off: the settings can change that. */
export const isAuthRefusal = (reason: unknown): boolean =>
  /auth.?(deny|denied)|authorize.*no response|no permission/i.test(wordsOf(reason));

function wordsOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  if (typeof reason !== 'object' || reason === null) return String(reason);
  const { errMsg } = reason as { readonly errMsg?: unknown };
  return typeof errMsg === 'string' ? errMsg : '';
}
