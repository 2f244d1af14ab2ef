/** A film, a replay or a story that a child watched to its end. */
import type { Subject } from '../../../src/contract/courses/values';
import { PlayableKind } from '../../../src/contract/films/values';
import { LearningEventKind } from '../../../src/contract/growth/values';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';
import { recordEvents } from './events';

interface Finished {
  readonly kind: PlayableKind;
  readonly itemId: number;
  readonly finishedAt: Date | null;
  readonly watchedSeconds: number;
  readonly seconds: number;
  readonly what: { readonly title: string; readonly subject?: Subject } | undefined;
}

/** What parents watch: how a teacher is, and what the child said itself. */
const FOR_PARENTS: ReadonlySet<PlayableKind> = new Set([PlayableKind.teacher, PlayableKind.recording]);

export const filmRef = (kind: PlayableKind, itemId: number): string => `${kind}:${itemId}`;

export const tellFinished = (
  db: Db,
  clock: Clock,
  userId: number,
  films: readonly Finished[],
): Promise<void> =>
  recordEvents(
    db,
    clock,
    userId,
    films
      .filter(({ kind }) => !FOR_PARENTS.has(kind))
      .map(({ kind, itemId, finishedAt, watchedSeconds, seconds, what }) => ({
        kind: LearningEventKind.film,
        ref: filmRef(kind, itemId),
        subject: what?.subject ?? null,
        title: what?.title ?? '',
        occurredAt: finishedAt ?? clock.now(),
        // Where it was skipped through, less than its length.
        amount: Math.min(watchedSeconds, seconds),
        outOf: seconds,
      })),
  );
