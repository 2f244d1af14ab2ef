/** Chapters of film courses and lesson replays, as sources for the player. */
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { CourseType, FilmAccess, FilmCourseKind, ReplayState } from '../../../src/contract/courses/values';
import { FILM_CODE, PlayableKind } from '../../../src/contract/films/values';
import type { PlayableRef } from '../../../src/contract/films/schema';
import type { Db } from '../../core/db/types';
import type { PlayableSource } from '../../core/http/context';
import { BusinessError } from '../../core/http/handler';
import { lessons } from './timetable/tables';
import { accessOf, chapterAccess, isEnrolled, isUnlocked, ownership } from './policies';
import { COURSES_MESSAGES } from './messages';
import { isAvailable, replayState, replayTimes } from './replay-times';
import { nextReplay, replayFilmId, replaysWith } from './replay-rows';
import { enrollments, filmChapters, filmCourses, filmUnlocks } from './tables';
import { ownLessons } from './timetable/policies';
import { orNotFound } from '../../core/http/policy';

type Chapter = typeof filmChapters.$inferSelect;

const no = (code: string, message: string) => new BusinessError(code, message);

export const chapterSource: PlayableSource = {
  async find({ db, clock }, userId, id) {
    const [row] = await chaptersWith(db, userId).where(eq(filmChapters.id, id));
    const { chapter, ...owned } = orNotFound(row, COURSES_MESSAGES.noChapter);
    const course = accessOf(owned, clock.now());
    const access = chapterAccess(course.access, chapter.isTrial);
    if (access === FilmAccess.locked) throw no(FILM_CODE.locked, COURSES_MESSAGES.chapterLocked);
    if (access === FilmAccess.expired) throw no(FILM_CODE.expired, COURSES_MESSAGES.chapterExpired);
    const next = await nextChapter(db, chapter);
    return {
      filmId: chapter.filmId,
      title: chapter.title,
      isPaid: !chapter.isTrial,
      until: access === FilmAccess.open ? course.until : null,
      ...(next && { next }),
    };
  },

  async describe({ db, clock }, userId, ids) {
    const now = clock.now();
    const rows = await chaptersWith(db, userId).where(inArray(filmChapters.id, [...ids]));
    const playable = rows.filter(({ chapter, ...owned }) => {
      const access = chapterAccess(accessOf(owned, now).access, chapter.isTrial);
      return access === FilmAccess.open || access === FilmAccess.trial;
    });
    return new Map(
      playable.map(({ chapter: { id, courseId, filmId, title, picture }, kind, of, subject }) => {
        const study = kind === FilmCourseKind.babyStudy ? { studyId: courseId } : {};
        return [id, { filmId, title, of, picture, subject, ...study }];
      }),
    );
  },
};

const chaptersWith = (db: Db, userId: number) =>
  db
    .select({
      chapter: filmChapters,
      of: filmCourses.title,
      kind: filmCourses.kind,
      subject: filmCourses.subject,
      ...ownership,
    })
    .from(filmChapters)
    .innerJoin(filmCourses, eq(filmCourses.id, filmChapters.courseId))
    .leftJoin(enrollments, isEnrolled(userId))
    .leftJoin(filmUnlocks, isUnlocked(userId))
    .$dynamic();

/** Included even if locked: the player then shows that and links to the course. */
async function nextChapter(db: Db, { courseId, position }: Chapter): Promise<PlayableRef | undefined> {
  const [next] = await db
    .select({ id: filmChapters.id, title: filmChapters.title })
    .from(filmChapters)
    .where(and(eq(filmChapters.courseId, courseId), gt(filmChapters.position, position)))
    .orderBy(asc(filmChapters.position))
    .limit(1);
  return next && { kind: PlayableKind.chapter, ...next };
}

export const replaySource: PlayableSource = {
  async find({ db, clock }, userId, id) {
    const [row] = await replaysWith(db).where(and(eq(lessons.id, id), ownLessons(userId)));
    const { lesson, filmId, courseType } = orNotFound(row, COURSES_MESSAGES.noReplay);
    const now = clock.now();
    const times = replayTimes(lesson);
    if (replayState(times, true, now) === ReplayState.over) {
      throw no(FILM_CODE.expired, COURSES_MESSAGES.replayOver);
    }
    if (filmId === null || now < times.from) throw no(FILM_CODE.notReady, COURSES_MESSAGES.replayNotReady);
    const next = await nextReplay(db, lesson, now);
    return {
      filmId,
      title: lesson.chapterName,
      isPaid: courseType !== CourseType.trial,
      until: times.until,
      ...(next && { next }),
    };
  },

  async describe({ db, clock }, userId, ids) {
    const rows = await replaysWith(db).where(
      and(
        ownLessons(userId),
        inArray(lessons.id, [...ids]),
        isNotNull(replayFilmId),
        isAvailable(clock.now()),
      ),
    );
    return new Map(
      rows.flatMap(({ lesson: { id, chapterName, chapterPicture }, filmId, of, subject }) =>
        filmId === null ? [] : [[id, { filmId, title: chapterName, of, picture: chapterPicture, subject }]],
      ),
    );
  },
};
