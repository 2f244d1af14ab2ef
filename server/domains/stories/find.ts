import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { PlayableKind } from '../../../src/contract/films/values';
import { CONTINUE_LISTENING, SHELF_STORIES } from '../../../src/contract/stories/values';
import { totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { films, watchProgress } from '../films/tables';
import { stories, storySeries } from './tables';
import { ownProgress } from '../films/policies';

const columns = {
  story: {
    id: stories.id,
    seriesId: stories.seriesId,
    title: stories.title,
    summary: stories.summary,
    cover: stories.cover,
    filmId: stories.filmId,
    isForStudents: stories.isForStudents,
  },
  seconds: films.seconds,
  progress: {
    positionSeconds: watchProgress.positionSeconds,
    furthestSeconds: watchProgress.furthestSeconds,
    finishedAt: watchProgress.finishedAt,
  },
};

const ofChild = (userId: number): SQL | undefined =>
  and(ownProgress(userId), eq(watchProgress.kind, PlayableKind.story), eq(watchProgress.itemId, stories.id));

/** In the order of the shelves. */
const inOrder = [asc(storySeries.position), asc(storySeries.id), asc(stories.position)];

export const findStories = (db: Db, userId: number, seriesId: number | undefined, paging: Paging) =>
  db
    .select({ ...columns, total: totalRows })
    .from(stories)
    .innerJoin(storySeries, eq(storySeries.id, stories.seriesId))
    .leftJoin(films, eq(films.id, stories.filmId))
    .leftJoin(watchProgress, ofChild(userId))
    .where(seriesId === undefined ? undefined : eq(stories.seriesId, seriesId))
    .orderBy(...inOrder)
    .limit(paging.limit)
    .offset(paging.offset);

/** The first ones of each series; each row has the series' total. */
export async function findShelved(db: Db, userId: number) {
  const ranked = db
    .select({
      id: stories.id,
      rank: sql<number>`row_number() over (partition by ${stories.seriesId} order by ${stories.position})`.as(
        'rank',
      ),
      count: sql<number>`(count(*) over (partition by ${stories.seriesId}))::int`.as('count'),
    })
    .from(stories)
    .as('ranked');
  return db
    .select({ ...columns, series: storySeries, count: ranked.count })
    .from(ranked)
    .innerJoin(stories, eq(stories.id, ranked.id))
    .innerJoin(storySeries, eq(storySeries.id, stories.seriesId))
    .leftJoin(films, eq(films.id, stories.filmId))
    .leftJoin(watchProgress, ofChild(userId))
    .where(lte(ranked.rank, SHELF_STORIES))
    .orderBy(...inOrder);
}

/** Started and unfinished, most recent first. */
export const findBegun = (db: Db, userId: number, mayHear: SQL | undefined) =>
  db
    .select(columns)
    .from(watchProgress)
    .innerJoin(stories, ofChild(userId))
    .innerJoin(films, eq(films.id, stories.filmId))
    .where(
      and(
        ownProgress(userId),
        eq(watchProgress.kind, PlayableKind.story),
        isNull(watchProgress.finishedAt),
        gt(watchProgress.positionSeconds, 0),
        mayHear,
      ),
    )
    .orderBy(desc(watchProgress.updatedAt))
    .limit(CONTINUE_LISTENING);

export const findStory = async (db: Db, userId: number, id: number) => {
  const [found] = await db
    .select({ ...columns, series: storySeries, paragraphs: stories.paragraphs, position: stories.position })
    .from(stories)
    .innerJoin(storySeries, eq(storySeries.id, stories.seriesId))
    .leftJoin(films, eq(films.id, stories.filmId))
    .leftJoin(watchProgress, ofChild(userId))
    .where(eq(stories.id, id));
  return found;
};

/** Stories of a series that this child may hear, in order. */
export const findHearable = (db: Db, seriesId: number, mayHear: SQL | undefined) =>
  db
    .select({ id: stories.id, title: stories.title, position: stories.position })
    .from(stories)
    .where(and(eq(stories.seriesId, seriesId), isNotNull(stories.filmId), mayHear))
    .orderBy(asc(stories.position));
