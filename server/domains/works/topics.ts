/** Themes, questions and editions. */
import { and, eq, sql } from 'drizzle-orm';
import { TopicState, WorkState, type WorkKind } from '../../../src/contract/works/values';
import type { Db } from '../../core/db/types';
import type { HandlersOf } from '../../core/http/handler';
import { works, workTopics } from './tables';
import { type TopicRow, stateOfTopic, type FoundTopic, toTopic } from './wire';

const ORDER: readonly TopicState[] = [TopicState.open, TopicState.coming, TopicState.over];

/** Number of shown ones. */
const shownWorks =
  sql<number>`(SELECT count(*) FROM ${works} w WHERE w.topic_id = ${workTopics}.id AND w.state = ${WorkState.shown})`.mapWith(
    Number,
  );

export const topicsOf = (db: Db, kind: WorkKind): Promise<FoundTopic[]> =>
  db.select({ row: workTopics, shown: shownWorks }).from(workTopics).where(eq(workTopics.kind, kind));

const begins = ({ row }: FoundTopic) => row.startsAt?.getTime() ?? 0;

/** Open ones first; then newest first. */
export function inOrder(topics: readonly FoundTopic[], now: Date): FoundTopic[] {
  const rank = ({ row }: FoundTopic) => ORDER.indexOf(stateOfTopic(row, now));
  return [...topics].sort(
    (one, other) => rank(one) - rank(other) || begins(other) - begins(one) || other.row.id - one.row.id,
  );
}

export async function topicOf(db: Db, kind: WorkKind, id: number): Promise<TopicRow | undefined> {
  const isIt = and(eq(workTopics.id, id), eq(workTopics.kind, kind));
  const [found] = await db.select().from(workTopics).where(isIt);
  return found;
}

const MOST_TOPICS = 50;

export const topicHandlers: HandlersOf<'listWorkTopics'> = {
  async listWorkTopics({ kind }, context) {
    const found = inOrder(await topicsOf(context.db, kind), context.clock.now());
    return found.slice(0, MOST_TOPICS).map((topic) => toTopic(context, topic));
  },
};
