import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../../../../server/core/time';
import { WRONG_QUESTIONS, type QuestionText } from './wrong-questions';
import { knowledgePoints } from '../../../../server/domains/questions/knowledge/tables';
import { wrongQuestions } from '../../../../server/domains/questions/wrong-questions/tables';

const EVENING = 20 * HOUR;

export async function seedKnowledgePoints(db: Db): Promise<void> {
  const rows = WRONG_QUESTIONS.map(({ subject, name }, position) => ({
    subject: Subject[subject],
    name,
    position,
  }));
  await db.insert(knowledgePoints).values(rows);
}

/** A child's collection: the newest from yesterday, then one every other day. */
export async function seedWrongQuestions(db: Db, clock: Clock, userId: number): Promise<void> {
  const yesterday = addMillis(addDays(startOfDay(clock.now()), -1), EVENING);
  const points = await db.select().from(knowledgePoints);
  let stored = 0;
  for (const { subject, name, questions } of WRONG_QUESTIONS) {
    const point = points.find((known) => known.subject === Subject[subject] && known.name === name);
    if (point === undefined) throw new Error(`There is no knowledge point ${name}`);
    const knowledgeId = point.id;
    const rows = questions.map((question) => {
      const wrongAt = addDays(yesterday, -2 * stored++);
      return { userId, knowledgeId, ...rowOf(question, wrongAt) };
    });
    await db.insert(wrongQuestions).values(rows);
  }
}

const rowOf = (question: QuestionText, wrongAt: Date) => ({
  stem: question.stem,
  options: question.options ?? [],
  childAnswer: question.child,
  rightAnswer: question.right,
  analysis: question.analysis,
  source: question.source,
  wrongAt,
  wrongTimes: question.times ?? 1,
  masteredAt: question.isMastered ? addDays(wrongAt, 1) : null,
});
