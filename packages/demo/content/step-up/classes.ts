/** Content of the new school year: teachers, classes with seats, a head teacher, and the operator's switches. */
import { eq } from 'drizzle-orm';
import { Subject } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import type { ImportServices } from '../../../../server/core/import/kind';
import { formatDate, addDays, shanghaiTime, type Clock } from '../../../../server/core/time';
import type { Cycle } from '../../../../server/domains/stepup/cycle';
import { teacherProfiles } from '../../../../server/domains/courses/teachers/tables';
import { addClass } from '../../../../server/domains/stepup/season/classes';
import { homeroomTeachers, stepUpClasses, stepUpSteps } from '../../../../server/domains/stepup/tables';
import { filmKey } from '../materials/seed';
import { demoPage } from '../../pages';
import { seedTeachers } from '../teachers/seed';
import { TEACHERS } from '../teachers/teachers';
import { DEMO_HEAD_MASTER_PHONE } from '../targets';

/** The current step of demo children, which some repeat, and the following step. */
export const STAYING = { id: 11, subject: Subject.wandou, name: 'S1-4' } as const;
export const FOLLOWING = { id: 21, subject: Subject.wandou, name: 'S2-1' } as const;

/** Films of those who teach the classes; one has none yet. */
const FILM_URLS: Readonly<Record<string, string>> = {
  林老师: filmKey('counting'),
  许老师: filmKey('patterns'),
  唐老师: '',
};
const CLASS_TEACHERS = TEACHERS.filter(({ name }) => name in FILM_URLS);

/** The first one is the class that the operator assigns. */
const CYCLES = [
  [2, '18:00', 5, '18:00', '许老师'],
  [2, '18:30', 5, '18:30', '许老师'],
  [2, '19:00', 5, '19:00', '林老师'],
  [2, '17:45', 5, '17:45', '唐老师'],
  [2, '18:30', 6, '10:00', '许老师'],
  [1, '18:30', 4, '18:30', '林老师'],
  [1, '19:30', 3, '19:30', '唐老师'],
  [3, '18:00', 6, '16:00', '许老师'],
  [3, '19:00', 6, '10:00', '林老师'],
  [4, '17:30', 7, '10:30', '唐老师'],
  [5, '19:30', 7, '19:00', '许老师'],
  [6, '09:00', 7, '09:00', '林老师'],
  [6, '14:00', 7, '14:00', '唐老师'],
] as const;

const SEATS = 8;
/** New classes begin in the third week from now. */
const DAYS_TO_BEGIN = 14;

/** The first day with this weekday, 1 to 7, at or after `from`. */
function firstLesson(from: Date, { week1, time1 }: Pick<Cycle, 'week1' | 'time1'>): Date {
  const noon = shanghaiTime(formatDate(from), '12:00');
  const weekday = noon.getUTCDay() || 7;
  return shanghaiTime(formatDate(addDays(noon, (week1 - weekday + 7) % 7)), time1);
}

async function addTeachers(services: ImportServices): Promise<ReadonlyMap<string, number>> {
  const ids = await seedTeachers(services);
  const rows = CLASS_TEACHERS.map(({ name, code, satisfaction, years }) => ({
    ...{ teacherId: ids.get(name) ?? 0, code, satisfaction, years },
    filmUrl: FILM_URLS[name],
  }));
  await services.db.insert(teacherProfiles).values(rows).onConflictDoNothing();
  return ids;
}

/** With the ids that pages and tests know. */
async function addSteps(db: Db): Promise<void> {
  await db.insert(stepUpSteps).values([STAYING, FOLLOWING]).onConflictDoNothing();
}

async function addClasses(db: Db, clock: Clock, ids: ReadonlyMap<string, number>): Promise<void> {
  const begin = addDays(clock.now(), DAYS_TO_BEGIN);
  for (const { name: step, subject } of [FOLLOWING, STAYING])
    for (const [week1, time1, week2, time2, teacher] of CYCLES) {
      const lessons = { week1, time1, week2, time2, firstLiveAt: firstLesson(begin, { week1, time1 }) };
      const toSave = { subject, step, seats: SEATS, ...lessons };
      await addClass(db, { ...toSave, teacherIds: [ids.get(teacher) ?? 0] });
    }
}

/** Once per database, for the demo or for a test that needs a child with a step-up. */
export async function addStepUpContent(services: ImportServices): Promise<void> {
  const { db, clock } = services;
  await addSteps(db);
  const [known] = await db
    .select()
    .from(stepUpClasses)
    .where(eq(stepUpClasses.stepId, FOLLOWING.id))
    .limit(1);
  if (known !== undefined) return;
  await addClasses(db, clock, await addTeachers(services));
  await db.insert(homeroomTeachers).values({ mobile: DEMO_HEAD_MASTER_PHONE });
}

export async function addTeacherPages(db: Db): Promise<void> {
  for (const { code } of CLASS_TEACHERS) {
    const pageUrl = demoPage(`teacher/${code.toLowerCase()}`);
    await db.update(teacherProfiles).set({ pageUrl }).where(eq(teacherProfiles.code, code));
  }
}
