import type { AppError } from '@/contract/errors';

/** WeChat gives the reason only as text, `method:fail reason`, which varies by system and version. Order matters. */
const REASONS: readonly (readonly [RegExp, (ability: string) => AppError])[] = [
  [
    /not ?support|unsupported|is not a function|invalid api/i,
    (ability) => ({ kind: 'unsupported', ability }),
  ],
  [/time ?out|timed_out/i, () => ({ kind: 'timeout' })],
  // The operator did not declare it: the parent can do nothing.
  [/not declared/i, (ability) => ({ kind: 'unsupported', ability })],
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

export type Refusal = 'settings' | 'system' | 'privacy';

/**
 * Who does not allow it, as opposed to cancelled: the mini program's settings, the phone's, or the parent the privacy guide.
 * iOS: "authorize no response", Android: "auth denied".
 */
export function refusalOf(reason: unknown): Refusal | undefined {
  const text = wordsOf(reason);
  if (/privacy permission/i.test(text) || errnoOf(reason) === PRIVACY_REFUSED) return 'privacy';
  if (/system permission/i.test(text)) return 'system';
  return /auth.?(deny|denied)|authorize.*no response|no permission/i.test(text) ? 'settings' : undefined;
}

/** WeChat's errno. */
const PRIVACY_REFUSED = 104;

const errnoOf = (reason: unknown): unknown =>
  typeof reason === 'object' && reason !== null ? (reason as { readonly errno?: unknown }).errno : undefined;

function wordsOf(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  if (typeof reason !== 'object' || reason === null) return String(reason);
  const { errMsg } = reason as { readonly errMsg?: unknown };
  return typeof errMsg === 'string' ? errMsg : '';
}
