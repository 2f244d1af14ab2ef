import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import { addDays, addMillis, HOUR, MINUTE, startOfDay, type Clock } from '../../../../server/core/time';
import { firstLessons, lessonOn, type NumberedLesson } from '../lessons/earlier';
import { WRONG_QUESTIONS, type QuestionText } from './wrong-questions';
import { knowledgePoints } from '../../../../server/domains/questions/knowledge/tables';
import { wrongQuestions } from '../../../../server/domains/questions/wrong-questions/tables';

const EVENING = 20 * HOUR;
const ASKED = { lesson: '课堂练习', homework: '课后作业', test: '小测验' } as const;

export async function seedKnowledgePoints(db: Db): Promise<void> {
  const rows = WRONG_QUESTIONS.map(({ subject, name }, position) => ({
    subject: Subject[subject],
    name,
    position,
  }));
  await db.insert(knowledgePoints).values(rows);
}

/** A child's collection: of each point's last lesson, for the subjects that the child learns. */
export async function seedWrongQuestions(db: Db, clock: Clock, userId: number): Promise<void> {
  const points = await db.select().from(knowledgePoints);
  const first = await firstLessons(db, userId);
  for (const { subject, name, chapter = name, questions } of WRONG_QUESTIONS) {
    const point = points.find((known) => known.subject === Subject[subject] && known.name === name);
    if (point === undefined) throw new Error(`There is no knowledge point ${name}`);
    const lesson = lessonOn(chapter, first.get(Subject[subject]), startOfDay(clock.now()));
    if (lesson === undefined) continue;
    const rows = questions.map((question, index) => ({
      ...{ userId, knowledgeId: point.id },
      ...rowOf(question, lesson, index),
    }));
    await db.insert(wrongQuestions).values(rows);
  }
}

/** What was not asked in the lesson was answered the evening after it. */
function rowOf(question: QuestionText, { name, startsAt }: NumberedLesson, index: number) {
  const at = question.asked === 'lesson' ? startsAt : addMillis(addDays(startOfDay(startsAt), 1), EVENING);
  const wrongAt = addMillis(at, 5 * (index + 1) * MINUTE);
  return {
    stem: question.stem,
    options: question.options ?? [],
    childAnswer: question.child,
    rightAnswer: question.right,
    analysis: question.analysis,
    source: `${name} ${ASKED[question.asked]}`,
    wrongAt,
    wrongTimes: question.times ?? 1,
    masteredAt: question.isMastered ? addDays(wrongAt, 1) : null,
  };
}
