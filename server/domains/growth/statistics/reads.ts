/** Input of the statistics other than the period's events. */
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { prepared, type Asked } from '../../../core/db/prepared';
import type { Db } from '../../../core/db/types';
import { knowledgePoints } from '../../questions/knowledge/tables';
import { learningEvents } from '../../learning/tables';
import { LAST_ANSWERS } from './mastery';
import type { LearningEvent } from '../../learning/events';
import type { KnowledgePoint } from './types';
import { ownEvents } from '../../learning/policies';

/** All knowledge points: a few hundred. */
export const pointsToLearn = (db: Db): Promise<KnowledgePoint[]> => findPoints(db, {});

const findPoints = prepared('knowledge_points_to_learn', (db, _asked: Asked<object>) =>
  db
    .select({
      id: knowledgePoints.id,
      subject: knowledgePoints.subject,
      name: knowledgePoints.name,
      ability: knowledgePoints.ability,
      position: knowledgePoints.position,
    })
    .from(knowledgePoints)
    .orderBy(asc(knowledgePoints.subject), asc(knowledgePoints.position), asc(knowledgePoints.id)),
);

/**
 * Last answers per point before `until`, since a point mastered long ago is still mastered. Counted together with later events;
 * duplicates are merged.
 */
export async function lastAnswersBefore(db: Db, userId: number, until: Date): Promise<LearningEvent[]> {
  const found = await findLastAnswers(db, { userId, until });
  return found.map(({ rank: _rank, ...answer }) => answer);
}

const findLastAnswers = prepared('last_answers_of', (db, asked: Asked<{ userId: number; until: Date }>) => {
  const { lessonId, knowledgeId, title, occurredAt, amount, outOf, isOnTime, note } = learningEvents;
  const { kind, ref, subject } = learningEvents;
  // Same order as in the statistics, regardless of the database's collation.
  const order = sql`${occurredAt} desc, ${ref} collate "C" desc`;
  const latest = sql`row_number() over (partition by ${knowledgeId} order by ${order})`;
  const answers = db
    .select({
      ...{ kind, ref, subject, lessonId, knowledgeId, title, occurredAt, amount, outOf, isOnTime, note },
      rank: latest.mapWith(Number).as('rank'),
    })
    .from(learningEvents)
    .where(
      and(
        ownEvents(asked.userId),
        eq(kind, LearningEventKind.answer),
        gt(outOf, 0),
        lt(occurredAt, asked.until),
        sql`${knowledgeId} is not null`,
      ),
    )
    .as('answers');
  return db
    .select()
    .from(answers)
    .where(sql`${answers.rank} <= ${sql.raw(String(LAST_ANSWERS))}`);
});
