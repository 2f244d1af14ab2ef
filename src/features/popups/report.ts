import type { Asked, Hold, PopupQueue, Skip } from './queue';

/** The queue's own rules, and where a kind stands among those that none of them keeps back. */
export type PopupWait =
  | Hold
  | Exclude<Skip, 'nothing'>
  | 'next'
  | 'asking'
  | 'after'
  | 'afterUnanswered'
  | 'unanswered'
  | 'suppressed';

interface Waiting {
  readonly id: string;
  readonly why: readonly PopupWait[];
}

export function reportOf(queue: PopupQueue): { shown: readonly string[]; waiting: readonly Waiting[] } {
  const { round, suppressed, visit } = queue;
  const waiting = round.flatMap((asked): Waiting[] => {
    const skip = queue.skipOf(asked);
    return skip === 'nothing' ? [] : [{ id: asked.entry.id, why: whyOf(queue, asked, skip) }];
  });
  const notAnyMore = suppressed
    .filter(isDue)
    .map(({ entry: { id } }): Waiting => ({ id, why: ['suppressed'] }));
  return { shown: visit.shown, waiting: [...waiting, ...notAnyMore] };
}

const isDue = ({ waiting }: Asked): boolean => waiting !== undefined && waiting.length > 0;

function whyOf(
  { holds, head, visit }: PopupQueue,
  asked: Asked,
  skip: Exclude<Skip, 'nothing'> | undefined,
): readonly PopupWait[] {
  if (!isDue(asked)) return [skip ?? 'unanswered'];
  if (skip) return [skip, ...holds];
  if (head !== asked) return [head?.waiting ? 'after' : 'afterUnanswered', ...holds];
  return holds.length > 0 ? holds : [visit.mustAsk ? 'asking' : 'next'];
}
