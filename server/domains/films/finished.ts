import type { Subject } from '../../../src/contract/courses/values';
import type { PlayableKind } from '../../../src/contract/films/values';
import type { Db } from '../../core/db/types';
import { hook } from '../../core/hook';
import type { Clock } from '../../core/time';

export interface Finished {
  readonly kind: PlayableKind;
  readonly itemId: number;
  readonly finishedAt: Date | null;
  readonly watchedSeconds: number;
  readonly seconds: number;
  readonly what: { readonly title: string; readonly subject?: Subject } | undefined;
}

/** Hook: items watched to the end for the first time, in the transaction that stores the progress. */
export const onFinished = hook<[tx: Db, clock: Clock, userId: number, films: readonly Finished[]]>();
