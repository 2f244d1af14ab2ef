/**
 * Who may play what: each kind is answered by its own domain, in a module `playable.ts` of it that is no handler. The film calls
 * know nothing of courses, lessons or stories. How to say no: refusals.ts.
 */
import { teacherPlayable } from '../../domains/courses/teachers/playable';
import type { Subject } from '../../../src/contract/courses/values';
import type { PlayableRef } from '../../../src/contract/films/schema';
import type { PlayableKind } from '../../../src/contract/films/values';
import { openClassSource, peaClassSource } from '../../domains/classes/playable';
import { chapterSource, replaySource } from '../../domains/courses/playable';
import type { CallContext } from './handler';
import { recordingSource } from '../../domains/growth/playable';
import { storySource } from '../../domains/stories/playable';

export interface Playable {
  readonly filmId: number;
  readonly title: string;
  readonly isPaid: boolean;
  readonly until: Date | null;
  readonly next?: PlayableRef;
}

export interface Described {
  readonly filmId: number;
  readonly title: string;
  /** What it belongs to; '' where it stands alone. */
  readonly of: string;
  /** Key of a stored picture. */
  readonly picture: string;
  readonly subject?: Subject;
  /** Of a baby study. */
  readonly studyId?: number;
}

export interface PlayableSource {
  /** Throws a BusinessError of FILM_CODE, or notFound for what this child has nothing to do with. */
  readonly find: (context: CallContext, userId: number, id: number) => Promise<Playable>;
  /** Those of the ids that this child may still play: one statement for all of them. */
  readonly describe: (
    context: CallContext,
    userId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Described>>;
}

/** A kind without a source has nothing to play yet. */
export const playables: Partial<Record<PlayableKind, PlayableSource>> = {
  peaClass: peaClassSource,
  openClass: openClassSource,
  chapter: chapterSource,
  replay: replaySource,
  story: storySource,
  teacher: teacherPlayable,
  recording: recordingSource,
};
