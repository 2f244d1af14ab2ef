/** A trial lesson that the child attended yesterday, for whoever had none. */
import { and, eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/growth/values';
import { courseChapters } from '../../../courses/tables';
import type { Db } from '../../../db/types';
import { recordEvents } from '../../../growth/events';
import { lessonRef } from '../../../growth/lesson-events';
import { reportKinds } from '../../../growth/reports/kinds';
import { lessons } from '../../../lessons/tables';
import { addDays, type Clock } from '../../../time';
import { findCourses } from '../courses/seed';
import { findTeachers } from '../lessons/seed';

const MINUTES = 40;
const ANSWERED = [1, 1, 0, 1, 1] as const;
const SPOKE = 5;
const HIGHLIGHT = '第一次见面就主动打招呼，找规律时说出了自己的理由。';
const COMMENT = '专注又愿意开口，看图找规律很敏锐；数得快的时候偶尔会漏，慢一点就更好了。';

export async function hadTrial(db: Db, clock: Clock, userId: number): Promise<void> {
  if ((await reportKinds.demo.refAt(db, userId, clock.now())) !== null) return;
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
  const ref = lessonRef(lesson.id);
  const told = {
    ref,
    lessonId: lesson.id,
    subject: Subject.wandou,
    title: about.chapterName,
    occurredAt: startsAt,
  };
  const { attended, answer, participation, highlight, comment } = LearningEventKind;
  await recordEvents(db, { now: () => startsAt }, userId, [
    { ...told, kind: attended, amount: MINUTES, outOf: MINUTES, isOnTime: true },
    ...ANSWERED.map((amount, index) => ({
      ...told,
      kind: answer,
      ref: `${ref}:${index + 1}`,
      amount,
      outOf: 1,
    })),
    { ...told, kind: participation, amount: SPOKE },
    { ...told, kind: highlight, note: HIGHLIGHT },
    { ...told, kind: comment, note: COMMENT },
  ]);
}
