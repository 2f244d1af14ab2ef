/** Maps courses, chapters and replays to the contract's shapes. */
import type { courses } from './tables';
import { CourseType } from '../../../src/contract/courses/values';
import type { CardFacts } from './card-progress';
import type { CallContext } from '../../core/http/handler';
import type { CourseCategoryCard } from '../../../src/contract/courses/schema';
import { pictureUrl } from '../../core/http/file-url';
import type { Chapter } from '../../../src/contract/courses/film-course.schema';
import { type ChapterRow, accessOfChapter } from './chapters';
import type { Replay } from '../../../src/contract/courses/replay.schema';
import { replayTimes, replayState } from './replay-times';
import { formatDateTime } from '../../core/time';
import type { findReplays } from './replay-rows';

type CourseRow = typeof courses.$inferSelect;

/** Cards that open one film course instead of a list; their `courseId` names it. */
const opensFilms = ({ audience, courseType }: CourseRow): boolean =>
  courseType === CourseType.recordedOther || audience === 'recommended';

export function toCard(
  course: CourseRow,
  { chapterNum, donePercent, filmCourseId }: CardFacts,
  context: CallContext,
): CourseCategoryCard {
  return {
    courseType: course.courseType,
    groupId: course.id,
    groupName: course.name,
    imgUrl: pictureUrl(context, course.picture),
    subject: course.subject,
    courseNum: chapterNum ?? course.courseNum,
    courseId: opensFilms(course) ? (filmCourseId ?? 0) : course.id,
    ...(course.link === null ? {} : { courseLink: course.link }),
    ...(course.title === '' ? {} : { courseTitle: course.title }),
    demoType: course.demoType,
    isRecommend: course.audience === 'recommended',
    ...(donePercent > 0 ? { donePercent } : {}),
  };
}

export function toChapter(row: ChapterRow, context: CallContext): Chapter {
  const { chapter, progress, seconds } = row;
  return {
    chapterId: chapter.id,
    position: chapter.position,
    title: chapter.title,
    picture: pictureUrl(context, chapter.picture),
    seconds,
    positionSeconds: Math.min(progress?.positionSeconds ?? 0, seconds),
    furthestSeconds: Math.min(progress?.furthestSeconds ?? 0, seconds),
    isFinished: (progress?.finishedAt ?? null) !== null,
    access: accessOfChapter(row, context.clock.now()).access,
  };
}

type ReplayRow = Awaited<ReturnType<typeof findReplays>>[number];

export function toReplay(row: ReplayRow, context: CallContext): Replay {
  const { lesson, courseName, subject, teacherName, seconds, finishedAt } = row;
  const times = replayTimes(lesson);
  return {
    liveId: lesson.id,
    chapterName: lesson.chapterName,
    courseName,
    teacherName,
    subject,
    picture: pictureUrl(context, lesson.chapterPicture),
    courseDate: formatDateTime(lesson.startsAt),
    state: replayState(times, seconds !== null, context.clock.now()),
    availableFrom: formatDateTime(times.from),
    availableUntil: formatDateTime(times.until),
    seconds: seconds ?? 0,
    positionSeconds: row.positionSeconds ?? 0,
    furthestSeconds: row.furthestSeconds ?? 0,
    isFinished: finishedAt !== null,
  };
}
