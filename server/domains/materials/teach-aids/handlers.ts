/** Teaching aids of the child's courses: boxes, cards, books. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { MaterialFileKind } from '../../../../src/contract/materials/values';
import { StudentStatus } from '../../../../src/contract/profile/status';
import { courses, enrollments } from '../../courses/tables';
import { pageOf } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { packedOf } from '../../deliveries/packed';
import { pictureUrl } from '../../../core/http/file-url';
import { requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { materialFiles } from '../tables';
import { teachAids } from './tables';
import { allowed } from '../../../core/http/policy';
import { mayReadAid } from '../policies';
import { toAid } from './wire';
import { aidsOf, type AidRow } from './find';

export const teachAidHandlers: HandlersOf<'listTeachAids' | 'getTeachAid'> = {
  async listTeachAids({ page, limit }, context) {
    const { userId } = requireSession(context);
    const { rows, total } = await pageOf(
      (paging) =>
        aidsOf(context.db, userId)
          .where(isNotNull(enrollments.userId))
          .orderBy(asc(courses.position), asc(courses.id), asc(teachAids.position), asc(teachAids.id))
          .limit(paging.limit)
          .offset(paging.offset),
      { page, limit },
    );
    const packed = await packedFor(context.db, rows);
    return withCount(
      rows.map((row) => toAid(row, packed, context)),
      total,
    );
  },

  /** Public instructions; deliveries are only visible to their own parent. */
  async getTeachAid({ aidId }, context) {
    const { db } = context;
    const { userId, studentStatus } = requireSession(context);
    const [aid] = await aidsOf(db, userId).where(eq(teachAids.id, aidId));
    const row = allowed(aid, mayReadAid);
    if (row === undefined) return null;
    // Same rule as /learningVideo: official students, of what they learn.
    const seesFilms = row.enrolledAt !== null && studentStatus === StudentStatus.official;
    const films = seesFilms ? await filmsOf(db, row.aid.filmIds) : [];
    const { contents, pictures, steps, summary } = row.aid;
    const shown = <T extends { readonly picture: string }>(one: T): T => ({
      ...one,
      picture: pictureUrl(context, one.picture),
    });
    return {
      ...toAid(row, await packedFor(db, [row]), context),
      summary,
      pictures: pictures.map((key) => pictureUrl(context, key)),
      contents: contents.map(shown),
      steps: steps.map(shown),
      films: films.map(({ cover, ...film }) => ({ ...film, cover: pictureUrl(context, cover) })),
    };
  },
};

const packedFor = (db: Db, rows: readonly AidRow[]) =>
  packedOf(db, [...new Set(rows.flatMap(({ deliveryId }) => deliveryId ?? []))]);

const filmsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: materialFiles.id,
      title: materialFiles.title,
      cover: materialFiles.cover,
      duration: materialFiles.duration,
    })
    .from(materialFiles)
    .where(and(inArray(materialFiles.id, [...ids]), eq(materialFiles.kind, MaterialFileKind.video)))
    .orderBy(asc(materialFiles.position), asc(materialFiles.id));
