/** A film, a replay or a story that a child watched to the end. */
import { PlayableKind } from '../../../src/contract/films/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import type { Db } from '../../core/db/types';
import type { Clock } from '../../core/time';
import type { Finished } from '../films/finished';
import { recordEvents } from './events';

/** Films for parents: presentations of teachers, and recordings of the child. */
const FOR_PARENTS: ReadonlySet<PlayableKind> = new Set([PlayableKind.teacher, PlayableKind.recording]);

export const filmRef = (kind: PlayableKind, itemId: number): string => `${kind}:${itemId}`;

export const recordFinished = (
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
        // Less than its length if parts were skipped.
        amount: Math.min(watchedSeconds, seconds),
        outOf: seconds,
      })),
  );
