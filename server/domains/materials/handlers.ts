import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { MaterialFileKind } from '../../../src/contract/materials/values';
import { pageOf, totalRows, type Paging } from '../../core/db/page';
import {
  BusinessError,
  withCount,
  type CallContext,
  type HandlersOf,
  requireSession,
} from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { admittedUrl } from '../files/access';
import { formatDate } from '../../core/time';
import { materialFiles, materials } from './tables';
import { CourseType, type Subject } from '../../../src/contract/courses/values';
import { StudentStatus } from '../../../src/contract/profile/status';
import { courses, enrollments } from '../courses/tables';
import { orNotFound } from '../../core/http/policy';
import { isOfSubjects } from './policies';
import { filmOf, toFile } from './wire';

/** Shown to parents. */
const MATERIAL_MESSAGES = {
  officialOnly: '学习资料仅对在读学员开放',
  unknown: '这份资料不存在或已下架',
} as const;

/** A trial does not count as studying. */
const STUDIED = [CourseType.live, CourseType.recorded];

const OTHERS_MAX = 6;

export const materialHandlers: HandlersOf<'getLearningMaterials' | 'getMaterialFiles' | 'getLearningVideo'> =
  {
    async getLearningMaterials({ page, limit, subject }, context) {
      const { db } = context;
      const subjects = (await admittedSubjects(context)).filter(
        (own) => subject === undefined || own === subject,
      );
      const wanted = inArray(materials.subject, subjects);
      const number = (isFilm: boolean) => {
        const kind = isFilm ? sql`=` : sql`<>`;
        return sql<number>`count(*) filter (where ${materialFiles.kind} ${kind} ${MaterialFileKind.video})`.mapWith(
          Number,
        );
      };
      const find = (paging: Paging) =>
        db
          .select({
            material: materials,
            fileCount: number(false),
            videoCount: number(true),
            total: totalRows,
          })
          .from(materials)
          .leftJoin(materialFiles, eq(materialFiles.materialId, materials.id))
          .where(wanted)
          .groupBy(materials.id)
          .orderBy(desc(materials.updatedAt), asc(materials.position), asc(materials.id))
          .limit(paging.limit)
          .offset(paging.offset);
      const { rows, total } = await pageOf(find, { page, limit });
      const items = rows.map(
        ({ material: { id, subject: of, title, summary, cover, updatedAt }, fileCount, videoCount }) => ({
          id,
          subject: of,
          title,
          summary,
          cover: pictureUrl(context, cover),
          updatedAt: formatDate(updatedAt),
          fileCount,
          videoCount,
        }),
      );
      return withCount(items, total);
    },

    async getMaterialFiles({ page, limit, materialId }, context) {
      const { db } = context;
      const subjects = await admittedSubjects(context);
      if (materialId !== undefined) await assertOwn(context, subjects, materialId);
      const wanted = and(
        inArray(materials.subject, subjects),
        materialId === undefined ? undefined : eq(materials.id, materialId),
      );
      const joined = eq(materials.id, materialFiles.materialId);
      const find = (paging: Paging) =>
        db
          .select({ file: materialFiles, subject: materials.subject, total: totalRows })
          .from(materialFiles)
          .innerJoin(materials, joined)
          .where(wanted)
          .orderBy(asc(materials.position), asc(materialFiles.position), asc(materialFiles.id))
          .limit(paging.limit)
          .offset(paging.offset);
      const { rows, total } = await pageOf(find, { page, limit });
      return withCount(
        rows.map((row) => toFile(row, context)),
        total,
      );
    },

    async getLearningVideo({ id }, context) {
      const { db } = context;
      const subjects = await admittedSubjects(context);
      const isFilm = eq(materialFiles.kind, MaterialFileKind.video);
      const [row] = await db
        .select({ file: materialFiles, subject: materials.subject })
        .from(materialFiles)
        .innerJoin(materials, eq(materials.id, materialFiles.materialId))
        .where(and(eq(materialFiles.id, id), isFilm));
      const { file, subject } = orNotFound(row, MATERIAL_MESSAGES.unknown, isOfSubjects(subjects));
      const others = await db
        .select()
        .from(materialFiles)
        .where(and(eq(materialFiles.materialId, file.materialId), isFilm, ne(materialFiles.id, id)))
        .orderBy(asc(materialFiles.position))
        .limit(OTHERS_MAX);
      return {
        ...filmOf(file, context),
        materialId: file.materialId,
        subject,
        summary: file.summary,
        url: admittedUrl(context, file.file),
        others: others.map((other) => filmOf(other, context)),
      };
    },
  };

async function assertOwn({ db }: CallContext, subjects: readonly Subject[], id: number): Promise<void> {
  const [material] = await db.select().from(materials).where(eq(materials.id, id));
  orNotFound(material, MATERIAL_MESSAGES.unknown, isOfSubjects(subjects));
}

/** Subjects whose materials are available: those studied by an official student. */
async function admittedSubjects(context: CallContext): Promise<readonly Subject[]> {
  const { userId, studentStatus } = requireSession(context);
  if (studentStatus !== StudentStatus.official) {
    throw new BusinessError(BACKEND_CODE.forbidden, MATERIAL_MESSAGES.officialOnly, 403);
  }
  const studied = await context.db
    .selectDistinct({ subject: courses.subject })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.courseId))
    .where(and(eq(enrollments.userId, userId), inArray(courses.courseType, STUDIED)));
  return studied.map(({ subject }) => subject);
}
