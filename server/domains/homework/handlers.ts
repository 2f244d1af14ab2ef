import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Correction } from '../../../src/contract/homework/homework.schema';
import { HomeworkState, HomeworkTab, STATES_OF_TAB } from '../../../src/contract/homework/values';
import { courses } from '../courses/tables';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { filmAddresses } from '../files/pass';
import { pictureUrl, type Asked } from '../../core/http/file-url';
import { films } from '../films/tables';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { lessons, teachers } from '../courses/timetable/tables';
import { shownQuestion, solutionOf } from '../questions/engine';
import { formatDateTime } from '../../core/time';
import { addressIn, shownAnswers } from './answers';
import { correctionOf } from './correct';
import { handIn } from './hand-in';
import { cardColumns, isSolved, order, ownCard, questionsOf, undoneBy, unknownHomework } from './find';
import { homework, homeworkHandIns } from './tables';
import { ownHomework } from './policies';
import { orNotFound } from '../../core/http/policy';
import { cardOf } from './wire';
import { ownLessons } from '../courses/timetable/policies';

export const homeworkHandlers: HandlersOf<
  'workUndoneNum' | 'listHomework' | 'getHomework' | 'handInHomework' | 'markHomeworkSeen' | 'getHomeworkFilm'
> = {
  async workUndoneNum(_request, context) {
    const { userId } = requireSession(context);
    return { undoneNum: await context.db.$count(homework, undoneBy(userId)) };
  },

  async listHomework({ liveId, limit, ofNewestLesson, page, subject, tab }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const ofLesson = liveId ?? (ofNewestLesson ? newestLesson(db, userId, clock.now()) : undefined);
    const wanted = and(
      ownHomework(userId),
      inArray(homework.state, [...STATES_OF_TAB[tab]]),
      // Nothing is left to do of what the child is excused from.
      tab === HomeworkTab.open ? eq(homework.isExcused, false) : undefined,
      subject === undefined ? undefined : eq(courses.subject, subject),
      ofLesson === undefined ? undefined : eq(homework.lessonId, ofLesson),
    );
    const find = (paging: Paging) =>
      db
        .select({ ...cardColumns, total: totalRows })
        .from(homework)
        .innerJoin(courses, eq(courses.id, homework.courseId))
        .leftJoin(lessons, eq(lessons.id, homework.lessonId))
        .where(wanted)
        .orderBy(...order())
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    const now = clock.now();
    return withCount(
      rows.map(({ total: _total, ...card }) => cardOf(card, now)),
      total,
    );
  },

  async getHomework({ homeworkId }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const card = await ownCard(db, userId, homeworkId);
    if (card === undefined) return null;
    const { row } = card;
    const asked = await questionsOf(db, homeworkId);
    const [handedIn] = await db
      .select()
      .from(homeworkHandIns)
      .where(eq(homeworkHandIns.homeworkId, homeworkId))
      .orderBy(desc(homeworkHandIns.round))
      .limit(1);
    return {
      ...cardOf(card, clock.now()),
      task: row.task,
      teacher: await teacherOf(context, row.teacherId),
      questions: asked.map((question) =>
        shownQuestion(context, question, { isRequired: question.isRequired }),
      ),
      handIn:
        handedIn === undefined
          ? null
          : {
              round: handedIn.round,
              handedInAt: formatDateTime(handedIn.handedInAt),
              answers: shownAnswers(context, handedIn.answers),
            },
      correction: await shownCorrection(context, homeworkId),
      solutions: isSolved(row) ? asked.map((question) => solutionOf(context, question)) : [],
      hasFilm: row.filmId !== null && isSolved(row),
    };
  },

  async handInHomework(request, context) {
    const { userId } = requireSession(context);
    const { card, isNew } = await handIn(context, { userId, ...request });
    return { homework: cardOf(card, context.clock.now()), isNew };
  },

  async markHomeworkSeen({ homeworkId, round }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    orNotFound(await ownCard(db, userId, homeworkId), unknownHomework);
    // Only the correction that was shown is marked as seen.
    const isShown = and(
      eq(homework.id, homeworkId),
      eq(homework.state, HomeworkState.corrected),
      eq(homework.round, round),
    );
    await db.update(homework).set({ state: HomeworkState.done, seenAt: clock.now() }).where(isShown);
    return null;
  },

  async getHomeworkFilm({ homeworkId }, context) {
    const { userId } = requireSession(context);
    const card = await ownCard(context.db, userId, homeworkId);
    if (card === undefined || card.row.filmId === null || !isSolved(card.row)) return null;
    const [film] = await context.db.select().from(films).where(eq(films.id, card.row.filmId));
    if (film === undefined) return null;
    return {
      title: card.row.filmTitle === '' ? card.row.title : card.row.filmTitle,
      cover: pictureUrl(context, film.poster),
      url: filmAddresses(context)(film.file),
      seconds: film.seconds,
    };
  },
};

/** The lesson that began last, as a subquery of the homework query. */
const newestLesson = (db: Db, userId: number, now: Date) =>
  sql`(${db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(ownLessons(userId), lte(lessons.startsAt, now)))
    .orderBy(desc(lessons.startsAt), desc(lessons.id))
    .limit(1)})`;

async function teacherOf(context: Asked & Pick<CallContext, 'db'>, teacherId: number | null) {
  if (teacherId === null) return null;
  const [found] = await context.db.select().from(teachers).where(eq(teachers.id, teacherId));
  return found === undefined ? null : { name: found.name, avatar: pictureUrl(context, found.avatar) };
}

async function shownCorrection(context: CallContext, homeworkId: number): Promise<Correction | null> {
  const found = await correctionOf(context.db, homeworkId);
  if (found === undefined) return null;
  const { correctedAt, isHandedBack, items, round, score, stars, teacherId, voice, words } = found;
  const sound = (kept: Correction['voice']) =>
    kept === null ? null : { ...kept, url: addressIn(context)(kept.url) };
  return {
    ...{ round, words, stars, score, isHandedBack },
    correctedAt: formatDateTime(correctedAt),
    teacher: await teacherOf(context, teacherId),
    voice: sound(voice),
    items: items.map((item) => ({ ...item, voice: sound(item.voice) })),
  };
}
