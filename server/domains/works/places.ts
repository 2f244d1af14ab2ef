/** Ranking of an edition of the teacher star: by likes, ties by the work shown first. A child is ranked by its best work. */
import { sql, type SQL } from 'drizzle-orm';
import { WorkState } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import { workLikes, works } from './tables';
import type { TopicRow } from './wire';

export interface Place {
  readonly workId: number;
  readonly userId: number;
  readonly place: number;
}

type Edition = Pick<TopicRow, 'id' | 'endsAt'>;

/** Of a work `w`. Likes after the end do not count. */
export function likesInTime({ endsAt }: Pick<Edition, 'endsAt'>): SQL {
  const inTime = endsAt === null ? sql`` : sql`AND l.liked_at < ${endsAt.toISOString()}::timestamptz`;
  return sql`(SELECT count(*) FROM ${workLikes} l WHERE l.work_id = w.id ${inTime})`;
}

/** Ends with `placed`: id, user_id, likes and place of each child's best work. */
export const rankedWorks = (edition: Edition): SQL => sql`
  liked AS (
    SELECT w.id, w.user_id, w.shown_at, ${likesInTime(edition)} AS likes FROM ${works} w
    WHERE w.topic_id = ${edition.id} AND w.state = ${WorkState.shown}
  ), best AS (
    SELECT DISTINCT ON (user_id) * FROM liked ORDER BY user_id, likes DESC, shown_at, id
  ), placed AS (
    SELECT id, user_id, likes, row_number() OVER (ORDER BY likes DESC, shown_at, id) AS place FROM best
  )`;

/** All places, or one child's. */
export async function placesOf(db: Db, edition: Edition, userId?: number): Promise<readonly Place[]> {
  const whose = userId === undefined ? sql`` : sql`WHERE user_id = ${userId}`;
  const { rows } = await db.execute<{ id: string; user_id: string; place: string }>(sql`
    WITH ${rankedWorks(edition)} SELECT id, user_id, place FROM placed ${whose} ORDER BY place`);
  return rows.map((row) => ({
    ...{ workId: Number(row.id), userId: Number(row.user_id), place: Number(row.place) },
  }));
}
