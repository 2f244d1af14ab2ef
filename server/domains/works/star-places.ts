/** Ranking of an edition of the teacher star, for participants and viewers. */
import { inArray, sql } from 'drizzle-orm';
import { WorkKind, WorkState } from '../../../src/contract/works/values';
import { pageOf, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { requireSession, withCount, type HandlersOf } from '../../core/http/handler';
import { unknownWork } from './errors';
import { likesInTime, rankedWorks } from './places';
import { selectWorks } from './find';
import { works } from './tables';
import { topicOf } from './topics';
import { orNotFound } from '../../core/http/policy';
import { mayReadTopic } from './policies';
import { toWork, type TopicRow } from './wire';

export const starPlaceHandlers: HandlersOf<'listStarPlaces'> = {
  async listStarPlaces({ limit, page, topicId }, context) {
    const { userId } = requireSession(context);
    const { db } = context;
    const edition = orNotFound(await topicOf(db, WorkKind.teacherStar, topicId), unknownWork, mayReadTopic);
    const find = edition.settledAt === null ? placesNow : placesSettled;
    const { rows, total } = await pageOf((paging) => find(db, edition, paging), { page, limit });
    const ids = rows.map(({ workId }) => workId);
    const named = ids.length > 0 ? await selectWorks(db, userId, {}).where(inArray(works.id, ids)) : [];
    const byId = new Map(named.map((one) => [one.row.id, toWork(context, one)]));
    return withCount(
      rows.flatMap(({ likes, place, workId }) => {
        const work = byId.get(workId);
        return work === undefined ? [] : [{ place, likes, work }];
      }),
      total,
    );
  },
};

interface PlaceRow {
  readonly workId: number;
  readonly place: number;
  /** Likes received before the end. */
  readonly likes: number;
  readonly total: number;
}

type Found = Record<'id' | 'place' | 'likes' | 'total', string>;

const toPlace = ({ id, likes, place, total }: Found): PlaceRow => ({
  ...{ workId: Number(id), place: Number(place), likes: Number(likes), total: Number(total) },
});

async function placesNow(db: Db, edition: TopicRow, { limit, offset }: Paging): Promise<PlaceRow[]> {
  const { rows } = await db.execute<Found>(sql`
    WITH ${rankedWorks(edition)}
    SELECT id, place, likes, count(*) OVER () AS total FROM placed
    ORDER BY place LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(toPlace);
}

/** The stored places: a work withdrawn since leaves its place empty. */
async function placesSettled(db: Db, edition: TopicRow, { limit, offset }: Paging): Promise<PlaceRow[]> {
  const { rows } = await db.execute<Found>(sql`
    SELECT w.id, w.place, ${likesInTime(edition)} AS likes, count(*) OVER () AS total FROM ${works} w
    WHERE w.topic_id = ${edition.id} AND w.state = ${WorkState.shown} AND w.place IS NOT NULL
    ORDER BY w.place LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(toPlace);
}
