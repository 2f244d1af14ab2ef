import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../db/types';
import { addDays, addMillis, HOUR, startOfDay, type Clock } from '../../../time';
import { WRONG_QUESTION_SAMPLES, type QuestionText } from './wrong-questions';
import { knowledgePoints, wrongQuestions } from '../../../materials/wrong-questions/tables';

const EVENING = 20 * HOUR;

/** The collection of these children: the newest of yesterday, then one every other day. */
export async function seedWrongQuestions(db: Db, clock: Clock, userIds: readonly number[]): Promise<void> {
  const yesterday = addMillis(addDays(startOfDay(clock.now()), -1), EVENING);
  let told = 0;
  for (const [position, { subject, name, questions }] of WRONG_QUESTION_SAMPLES.entries()) {
    const [point] = await db
      .insert(knowledgePoints)
      .values({ subject: Subject[subject], name, position })
      .returning();
    if (point === undefined) throw new Error('A knowledge point was not stored');
    const rows = questions.flatMap((question) => {
      const wrongAt = addDays(yesterday, -2 * told++);
      return userIds.map((userId) => ({ userId, knowledgeId: point.id, ...rowOf(question, wrongAt) }));
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
