/** An attended trial lesson: the child's own one, or else one of yesterday. */
import { and, eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { courseChapters } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { recordEvents, type LearningEvent } from '../../../../server/domains/learning/events';
import { lessonRef } from '../../../../server/domains/learning/lesson-events';
import { learningEvents } from '../../../../server/domains/learning/tables';
import { reportKinds } from '../../../../server/domains/growth/reports/kinds';
import { lessons } from '../../../../server/domains/courses/timetable/tables';
import { addDays, type Clock } from '../../../../server/core/time';
import { findCourses } from '../courses/seed';
import { findTeachers } from '../lessons/seed';

const MINUTES = 40;
const ANSWERED = [1, 1, 0, 1, 1] as const;
const SPOKE = 5;
const HIGHLIGHT = '第一次见面就主动打招呼，找规律时说出了自己的理由。';
const COMMENT = '专注又愿意开口，看图找规律很敏锐；数得快的时候偶尔会漏，慢一点就更好了。';

export async function hadTrial(db: Db, clock: Clock, userId: number): Promise<void> {
  const ref = await reportKinds.demo.refAt(db, userId, clock.now());
  const isIt = and(
    eq(learningEvents.userId, userId),
    eq(learningEvents.kind, LearningEventKind.attended),
    eq(learningEvents.ref, ref ?? ''),
  );
  const [had] = await db.select().from(learningEvents).where(isIt);
  if (had !== undefined) return storeTrial(db, userId, had);
  const { wandouTrial: courseId } = await findCourses(db);
  const { lin: teacherId } = await findTeachers(db);
  const [chapter] = await db
    .select()
    .from(courseChapters)
    .where(eq(courseChapters.courseId, courseId))
    .limit(1);
  const startsAt = addDays(clock.now(), -1);
  const about = {
    chapterId: chapter?.id ?? 0,
    chapterName: chapter?.name ?? '试听课',
    chapterPicture: chapter?.picture ?? '',
  };
  const ofTrial = and(eq(lessons.userId, userId), eq(lessons.courseId, courseId));
  const [known] = await db.select({ id: lessons.id }).from(lessons).where(ofTrial).limit(1);
  const [lesson] = known
    ? [known]
    : await db
        .insert(lessons)
        .values({
          userId,
          courseId,
          teacherId,
          ...about,
          startsAt,
          durationMinutes: MINUTES,
          attendance: 'joined',
        })
        .returning({ id: lessons.id });
  if (lesson === undefined) return;
  await storeTrial(db, userId, {
    ...{ ref: lessonRef(lesson.id), lessonId: lesson.id, subject: Subject.wandou },
    ...{ title: about.chapterName, occurredAt: startsAt },
  });
}

type Trial = Pick<LearningEvent, 'ref' | 'lessonId' | 'subject' | 'title' | 'occurredAt'>;

async function storeTrial(db: Db, userId: number, trial: Trial): Promise<void> {
  const { ref, lessonId, subject, title, occurredAt } = trial;
  const about = { ref, lessonId, subject, title, occurredAt };
  const { attended, answer, participation, highlight, comment } = LearningEventKind;
  await recordEvents(db, { now: () => occurredAt }, userId, [
    { ...about, kind: attended, amount: MINUTES, outOf: MINUTES, isOnTime: true },
    ...ANSWERED.map((amount, index) => ({
      ...about,
      kind: answer,
      ref: `${ref}:${index + 1}`,
      amount,
      outOf: 1,
    })),
    { ...about, kind: participation, amount: SPOKE },
    { ...about, kind: highlight, note: HIGHLIGHT },
    { ...about, kind: comment, note: COMMENT },
  ]);
}
