import type { Film } from '@/contract/films/schema';

/** This close to either end, it starts from the beginning. */
const EDGE_SECONDS = 3;

/** Resume position: this device's unsent one, else the server's. A finished film restarts. */
export function resumeAt(
  { isFinished, positionSeconds, seconds }: Pick<Film, 'isFinished' | 'positionSeconds' | 'seconds'>,
  untold?: number,
): number {
  const at = untold ?? (isFinished ? 0 : positionSeconds);
  return at < EDGE_SECONDS || at > seconds - EDGE_SECONDS ? 0 : at;
}
