/** Worker thread whose result the test controls by the gap. */
import { threadId } from 'node:worker_threads';
import type { PuzzlePlan } from '../../../server/domains/account/captcha/plan';

export const GAP = { dies: 1, lasts: 2 } as const;

/** The thread's id instead of the background. */
export async function puzzle({ gapX }: PuzzlePlan) {
  if (gapX === GAP.dies) process.exit(1);
  if (gapX === GAP.lasts) await new Promise<never>(() => undefined);
  return { background: Buffer.from(String(threadId)), piece: Buffer.alloc(1) };
}
