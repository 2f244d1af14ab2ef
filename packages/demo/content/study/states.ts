/** Puts a child into any state of a baby study; testers use 成语故事. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, eq, inArray } from 'drizzle-orm';
import { PlayableKind } from '../../../../src/contract/films/values';
import { filmUnlocks } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { watchProgress } from '../../../../server/domains/films/tables';
import type { Clock } from '../../../../server/core/time';
import { begin, buy, ensureStudies, findStudy } from './seed';
import { setReplay } from './replays';

type StudyState = ScenarioState<'study'>;

export async function setStudy(
  to: ImportServices & { readonly userId: number },
  state: StudyState,
): Promise<void> {
  const { db, userId } = to;
  await ensureStudies(to);
  const study = await findStudy(db, 'idioms');
  const { chapterIds, courseId } = study;
  await db.delete(filmUnlocks).where(and(eq(filmUnlocks.userId, userId), eq(filmUnlocks.courseId, courseId)));
  await db
    .delete(watchProgress)
    .where(
      and(
        eq(watchProgress.userId, userId),
        eq(watchProgress.kind, PlayableKind.chapter),
        inArray(watchProgress.itemId, [...chapterIds]),
      ),
    );
  if (state === 'unpurchased') return;
  await buy(to, study, state === 'expired' ? { daysAgo: 90, endsIn: -2 } : { daysAgo: 3, endsIn: null });
  if (state !== 'purchased') await begin(to, study);
}

/** Default state of a demo child: one study begun, and a study and a replay that expire soon. */
export async function seedBought(db: Db, clock: Clock, userId: number): Promise<void> {
  const to = { db, clock, userId };
  const songs = await findStudy(db, 'songs');
  await buy(to, songs, { daysAgo: 20, endsIn: null });
  await begin(to, songs);
  await buy(to, await findStudy(db, 'market'), { daysAgo: 85, endsIn: 5 });
  await setReplay(db, clock, userId, 'ending');
}
