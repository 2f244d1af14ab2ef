/** Courses, their chapters, who attends them, and lessons from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { inArray, sql } from 'drizzle-orm';
import { CourseAudience, CourseType, Subject } from '../../../src/contract/courses/values';
import { SCHOOL_MOST } from '../../../src/contract/staff/values';
import type { Db } from '../../core/db/types';
import {
  count,
  externalId,
  linkField,
  momentField,
  momentOf,
  nameIn,
  pictureField,
  refTo,
  shortField,
} from '../../core/import/fields';
import { importOf, refOf, type ImportServices, type WrittenLine } from '../../core/import/kind';
import { inBatches, rowsOf, upsertRows } from '../../core/import/upsert';
import { students } from '../account/tables';
import { courseChapters, courses, enrollments } from './tables';
import { teacherRow } from './teachers/edit';
import { chapterName } from './timetable/chapter-name';
import { lessons, teachers, type Attendance } from './timetable/tables';

const ATTENDANCES: Readonly<Record<Attendance, Attendance>> = {
  joined: 'joined',
  absent: 'absent',
  leave: 'leave',
};

const Teacher = Type.Object({ id: externalId, name: shortField(SCHOOL_MOST.name), avatar: pictureField });

const Course = Type.Object({
  id: externalId,
  name: shortField(SCHOOL_MOST.name),
  title: Type.Optional(shortField(SCHOOL_MOST.title)),
  subject: nameIn(Subject),
  type: nameIn(CourseType),
  lessons: count(0, SCHOOL_MOST.lessons),
  picture: pictureField,
  /** A course of type recordedOther opens it in the place of its films. */
  link: Type.Optional(linkField),
  audience: Type.Optional(nameIn(CourseAudience)),
  position: Type.Optional(count(0, SCHOOL_MOST.lessons)),
});

const Chapter = Type.Object({
  id: externalId,
  course: refTo('courses'),
  position: count(1, SCHOOL_MOST.lessons),
  name: shortField(SCHOOL_MOST.chapter),
  picture: pictureField,
});

const Enrollment = Type.Object({
  child: refTo('children'),
  course: refTo('courses'),
  enrolledAt: momentField,
});
type Enrollment = Static<typeof Enrollment>;

const Lesson = Type.Object({
  id: externalId,
  child: refTo('children'),
  teacher: refTo('teachers'),
  chapter: refTo('chapters'),
  startsAt: momentField,
  minutes: count(1, SCHOOL_MOST.minutes),
  attendance: Type.Optional(nameIn(ATTENDANCES)),
});
type Lesson = Static<typeof Lesson>;

/** A child attends a course once, so its line has no id of its own: our id is the child's. */
async function enrol({ db }: ImportServices, lines: readonly WrittenLine<Enrollment>[]): Promise<number[]> {
  const rows = lines.map((line) => ({
    userId: refOf(line, 'child'),
    courseId: refOf(line, 'course'),
    enrolledAt: momentOf(line.row.enrolledAt),
  }));
  for (const batch of inBatches(rows)) {
    await db
      .insert(enrollments)
      .values([...batch])
      .onConflictDoUpdate({
        target: [enrollments.userId, enrollments.courseId],
        set: { enrolledAt: sql`excluded.enrolled_at` },
      });
  }
  return rows.map(({ userId }) => userId);
}

async function chaptersById(db: Db, ids: readonly number[]) {
  const found = [];
  for (const batch of inBatches([...new Set(ids)]))
    found.push(
      ...(await db
        .select()
        .from(courseChapters)
        .where(inArray(courseChapters.id, [...batch]))),
    );
  return new Map(found.map((chapter) => [chapter.id, chapter]));
}

async function writeLessons(
  { db }: ImportServices,
  lines: readonly WrittenLine<Lesson>[],
): Promise<number[]> {
  const chapters = await chaptersById(
    db,
    lines.map((line) => refOf(line, 'chapter')),
  );
  const rows = lines.map((line) => {
    const { row, own } = line;
    const chapter = chapters.get(refOf(line, 'chapter'));
    if (chapter === undefined) throw new Error('A chapter was removed during the import');
    const values: Omit<typeof lessons.$inferInsert, 'id'> = {
      userId: refOf(line, 'child'),
      courseId: chapter.courseId,
      teacherId: refOf(line, 'teacher'),
      chapterId: chapter.id,
      chapterName: chapterName(chapter.position, chapter.name),
      chapterPicture: chapter.picture,
      startsAt: momentOf(row.startsAt),
      durationMinutes: row.minutes,
      attendance: row.attendance,
    };
    return { own, values };
  });
  return upsertRows(db, lessons.id, rows);
}

export const coursesImports = [
  importOf({
    kind: 'teachers',
    schema: Teacher,
    target: teachers.id,
    write: rowsOf<Static<typeof Teacher>>(teachers.id, teacherRow),
  }),
  importOf({
    kind: 'courses',
    schema: Course,
    target: courses.id,
    write: rowsOf<Static<typeof Course>>(courses.id, (row) => ({
      name: row.name,
      title: row.title ?? '',
      subject: Subject[row.subject],
      courseType: CourseType[row.type],
      courseNum: row.lessons,
      picture: row.picture ?? '',
      link: row.link,
      audience: row.audience ?? CourseAudience.enrolled,
      position: row.position ?? 0,
    })),
  }),
  importOf({
    kind: 'chapters',
    schema: Chapter,
    target: courseChapters.id,
    write: rowsOf<Static<typeof Chapter>>(courseChapters.id, ({ position, name, picture = '' }, line) => ({
      courseId: refOf(line, 'course'),
      ...{ position, name, picture },
    })),
  }),
  importOf({
    kind: 'enrollments',
    schema: Enrollment,
    key: ['child', 'course'],
    target: students.userId,
    write: enrol,
  }),
  importOf({ kind: 'lessons', schema: Lesson, target: lessons.id, write: writeLessons }),
];
