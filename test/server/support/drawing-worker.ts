/** A thread that draws what a test wants: the gap says what becomes of the puzzle. */
import { threadId } from 'node:worker_threads';
import type { PuzzlePlan } from '../../../server/domains/account/captcha/plan';

export const GAP = { dies: 1, lasts: 2 } as const;

/** Instead of the background, the number of the thread. */
export async function puzzle({ gapX }: PuzzlePlan) {
  if (gapX === GAP.dies) process.exit(1);
  if (gapX === GAP.lasts) await new Promise<never>(() => undefined);
  return { background: Buffer.from(String(threadId)), piece: Buffer.alloc(1) };
}
