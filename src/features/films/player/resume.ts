import type { Film } from '@/contract/films/schema';

/** So near to either end one begins at the beginning. */
const EDGE_SECONDS = 3;

/** Where to go on: where this device left it and could not say so, else where any device did. A finished film begins anew. */
export function resumeAt(
  { isFinished, positionSeconds, seconds }: Pick<Film, 'isFinished' | 'positionSeconds' | 'seconds'>,
  untold?: number,
): number {
  const at = untold ?? (isFinished ? 0 : positionSeconds);
  return at < EDGE_SECONDS || at > seconds - EDGE_SECONDS ? 0 : at;
}
