import { and, asc, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { FilmCourseKind } from '../../../src/contract/courses/values';
import { pageOf, type Paging } from '../../core/db/page';
import { requireSession, withCount, type CallContext, type HandlersOf } from '../../core/http/handler';
import { findFilmCourses, toFilmCourses } from './film-course';
import { enrollments, filmCourses, filmUnlocks } from './tables';

const isStudy = eq(filmCourses.kind, FilmCourseKind.babyStudy);

/** Bought with hours, or included in an enrolment. */
const isBought = or(isNotNull(filmUnlocks.userId), isNotNull(enrollments.userId));

const lastBought = desc(sql`coalesce(${filmUnlocks.unlockedAt}, ${enrollments.enrolledAt})`);

export const studyHandlers: HandlersOf<'listBabyStudy' | 'listPurchasedStudy'> = {
  /** Listed courses; a delisted one stays visible to those who bought it. */
  listBabyStudy: ({ subject, ...paging }, context) =>
    studies(
      context,
      and(
        isStudy,
        or(filmCourses.isListed, isBought),
        subject === undefined ? undefined : eq(filmCourses.subject, subject),
      ),
      paging,
      [asc(filmCourses.subject), asc(filmCourses.position)],
    ),

  /** Most recently bought first. */
  listPurchasedStudy: (paging, context) => studies(context, and(isStudy, isBought), paging, [lastBought]),
};

async function studies(
  context: CallContext,
  wanted: SQL | undefined,
  asked: { readonly page: number; readonly limit: number },
  order?: readonly SQL[],
) {
  const { userId } = requireSession(context);
  const find = (paging: Paging) => findFilmCourses(context.db, userId, wanted, paging, order);
  const { rows, total } = await pageOf(find, asked);
  return withCount(await toFilmCourses(context, userId, rows), total);
}
