/** Pea classes: open to all, without seats, with replays. */
import { and, asc, desc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import { PeaClassState } from '../../../src/contract/classes/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import type { Db } from '../../core/db/types';
import { withCount, type HandlersOf } from '../../core/http/handler';
import { teachers } from '../courses/timetable/tables';
import { CLASS_MESSAGES } from './messages';
import { noSuchClass, refused, roomOf } from './reserve';
import { peaClasses, peaSeries } from './tables';
import { allowed, orNotFound } from '../../core/http/policy';
import { mayRead } from './policies';
import { type PeaRow, type SeenPea, peaStateOf, toPeaClass } from './wire';

const columns = {
  row: getTableColumns(peaClasses),
  seriesName: peaSeries.name,
  teacherName: teachers.name,
  teacherAvatar: teachers.avatar,
};

const endsAt = sql`${peaClasses.startsAt} + make_interval(mins => ${peaClasses.minutes})`;

/** Live ones first, then upcoming by start time, then past ones, the latest first. */
const orderAt = (now: Date): SQL[] => [
  sql`case when ${endsAt} <= ${now} then 2 when ${peaClasses.startsAt} <= ${now} then 0 else 1 end`,
  sql`case when ${endsAt} > ${now} then ${peaClasses.startsAt} end`,
  desc(peaClasses.startsAt),
  asc(peaClasses.id),
];

async function findPeaClass(db: Db, classId: number): Promise<SeenPea | undefined> {
  const [seen] = await db
    .select(columns)
    .from(peaClasses)
    .innerJoin(peaSeries, eq(peaSeries.id, peaClasses.seriesId))
    .innerJoin(teachers, eq(teachers.id, peaClasses.teacherId))
    .where(eq(peaClasses.id, classId));
  return allowed(seen, mayRead);
}

/** The next class of its series; undefined for the last one. */
export async function nextPeaClass(db: Db, { id, seriesId, startsAt }: PeaRow) {
  const [next] = await db
    .select({ id: peaClasses.id, title: peaClasses.title, filmId: peaClasses.filmId })
    .from(peaClasses)
    .where(
      and(
        eq(peaClasses.seriesId, seriesId),
        gt(sql`(${peaClasses.startsAt}, ${peaClasses.id})`, sql`(${startsAt}::timestamptz, ${id}::bigint)`),
      ),
    )
    .orderBy(asc(peaClasses.startsAt), asc(peaClasses.id))
    .limit(1);
  return next;
}

export const peaClassHandlers: HandlersOf<
  'listPeaSeries' | 'listPeaClasses' | 'getPeaClass' | 'enterPeaClass'
> = {
  async listPeaSeries(_request, { db }) {
    const rows = await db
      .select()
      .from(peaSeries)
      .orderBy(asc(peaSeries.position), asc(peaSeries.id))
      .limit(50);
    return rows.map(({ id: seriesId, name, summary }) => ({ seriesId, name, summary }));
  },

  async listPeaClasses({ seriesId, page, limit }, context) {
    const now = context.clock.now();
    const find = (paging: Paging) =>
      context.db
        .select({ ...columns, total: totalRows })
        .from(peaClasses)
        .innerJoin(peaSeries, eq(peaSeries.id, peaClasses.seriesId))
        .innerJoin(teachers, eq(teachers.id, peaClasses.teacherId))
        .where(seriesId === undefined ? undefined : eq(peaClasses.seriesId, seriesId))
        .orderBy(...orderAt(now))
        .limit(paging.limit)
        .offset(paging.offset);
    const { rows, total } = await pageOf(find, { page, limit });
    return withCount(
      rows.map((seen) => toPeaClass(seen, context)),
      total,
    );
  },

  async getPeaClass({ classId }, context) {
    const seen = await findPeaClass(context.db, classId);
    if (seen === undefined) return null;
    const { summary, points, teacherIntroduction, teacherId } = seen.row;
    const next = await nextPeaClass(context.db, seen.row);
    return {
      ...toPeaClass(seen, context),
      summary,
      points,
      teacherIntroduction,
      teacherId,
      nextId: next?.id ?? 0,
    };
  },

  async enterPeaClass({ classId }, context) {
    const seen = orNotFound(await findPeaClass(context.db, classId), noSuchClass);
    const state = peaStateOf(seen.row, context.clock.now());
    if (state === PeaClassState.coming) throw refused(CLASS_MESSAGES.notBegun);
    if (state !== PeaClassState.live) throw refused(CLASS_MESSAGES.over);
    return roomOf(seen.row.liveId);
  },
};
