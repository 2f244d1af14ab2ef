import { eq } from 'drizzle-orm';
import type { LearningReportType } from '../../src/contract/growth/values';
import { lookupOf } from '../../server/domains/account/phone';
import { accounts, students } from '../../server/domains/account/tables';
import type { Config } from '../../server/core/config';
import { storeDrawings, versionOf } from '../../server/domains/files/drawings';
import type { Once, SeedServices } from '../../server/core/seed';
import type { DemoAccountName } from './account-names';
import { bringIn } from './bring-in';
import { DEMO_ACCOUNTS } from './accounts';
import { demoPhone } from './families';
import type { DemoAccount } from './accounts/account';
import { seedAccounts, seedBelongings, type DemoUsers, type Seeding } from './accounts/seed';
import { seedActivities } from './content/activities/seed';
import { seedOperator } from './content/configuration';
import { seedClasses } from './content/classes/seed';
import { seedEvaluationForms } from './content/evaluation-forms/seed';
import { seedEvaluations, type EvaluatedChild } from './content/evaluation/seed';
import { SITTINGS } from './content/evaluation/sittings';
import { seedFilmCourses } from './content/courses/films/seed';
import { seedCourses } from './content/courses/seed';
import { seedWatched } from './content/courses/states';
import { storeFilms, versionOfFilms } from './content/films';
import { storeSheetPictures, storeSheets } from './content/exercise-book/seed';
import { seedForms } from './content/forms/seed';
import { CHILDREN } from './content/growth/children';
import { seedReports } from './content/growth/report-states';
import { seedPastReports, type ReportedChild } from './content/growth/reports';
import { seedGrowth, type GrowingChild } from './content/growth/seed';
import { helpRows } from './content/help/seed';
import { seedHourHistory } from './content/hours/history';
import { seedTutors } from './content/help/tutors';
import { PUPILS, seedHomework } from './content/homework/states';
import { seedInvitations } from './content/invitations';
import { seedInterestTags } from './content/home/interest-tags';
import { seedHomeModules, seedSlots } from './content/home/seed';
import { seedBookingPlans, seedLessonContents } from './content/lessons/contents';
import { seedOlderLeaves } from './content/lessons/leaves';
import { seedTrialLessons } from './content/lessons/trials';
import { leadInside } from './content/older-leads';
import { seedMaterials, storeMaterialFiles } from './content/materials/seed';
import { seedMessages } from './content/messages/seed';
import { seedKnowledgePoints } from './content/materials/wrong-questions-seed';
import { addStepUpContent, addTeacherPages } from './content/step-up/classes';
import { seedQuestions, versionOfQuestions } from './content/questions';
import { storeTones } from './content/questions/sounds';
import { seedStories } from './content/stories/seed';
import { recordChapters, seedStudies } from './content/study/seed';
import { seedBought } from './content/study/states';
import { seedNeighbours } from './content/straight/neighbours';
import { seedStraight } from './content/straight/seed';
import { seedSyllabi } from './content/syllabus/seed';
import { seedTeachAids } from './content/teach-aids/seed';
import { seedClassFeatures, seedTeacherPages, seedTeachers } from './content/teachers/seed';
import { seedWorks } from './content/works/seed';
import { pictures } from './pictures/all';
import { seedStaff } from './staff/accounts';
import { presents, sources } from '../../server/domains/account/look-ups/tables';
import type { Db } from '../../server/core/db/types';

/** Accounts, then shared content, then the data of each account. */
export async function seedDemo({ clock, config, storage }: SeedServices, once: Once): Promise<void> {
  const inside = (db: Db): Seeding => ({ db, clock, keys: config.keys });
  await once('demo', async (db) => {
    const seeding = inside(db);
    const users = await seedAccounts(seeding);
    await seedContent(seeding, users);
    await seedBelongings(seeding, users);
  });
  // Separate marks, so that older demo databases get these too.
  await once('demo-all-teachers:1', async (db) => void (await seedTeachers(inside(db))));
  await once('demo-step-up:1', async (db) => {
    await addStepUpContent(inside(db));
    await addTeacherPages(db);
  });
  await once('demo-syllabi:1', seedSyllabi);
  // Before other film courses: testers know the first one by its id.
  await once('demo-film-courses:1', async (db) => {
    await seedFilmCourses(db);
    const child = await childOf(db, config, 'manySubjects');
    if (child !== undefined) await seedWatched(db, clock, child);
  });
  await once('demo-stories:2', seedStories);
  await once('demo-leads:2', leadInside);
  await once('demo-lessons:1', async (db) => {
    await seedLessonContents(db);
    await seedBookingPlans(db, clock);
    const phones = Object.values(DEMO_ACCOUNTS).map(({ phone }) => phone);
    await seedTrialLessons(db, clock, { keys: config.keys, phones });
  });
  // After all lessons, whose chapters get films.
  await once('demo-studies:1', async (db) => {
    await seedStudies(db);
    await recordChapters(db);
    const child = await childOf(db, config, 'manySubjects');
    if (child !== undefined) await seedBought(db, clock, child);
  });
  await once('demo-classes:1', async (db) =>
    seedClasses(db, clock, await childOf(db, config, 'manySubjects')),
  );
  // After classes, studies and lessons, which become events.
  await once('demo-growth:1', async (db) => seedGrowth(db, clock, await growing(db, config)));
  // After growth: leave refers to its lessons. Before hours and reports, which count it.
  await once('demo-leaves:2', async (db) => {
    for (const [name, userId] of await childrenOf(db, config)) {
      const { hasOlderLeaves = false }: DemoAccount = DEMO_ACCOUNTS[name];
      if (hasOlderLeaves) await seedOlderLeaves(db, clock, userId);
    }
  });
  // After growth: each attended lesson used an hour.
  await once('demo-hours:1', async (db) => {
    for (const userId of (await childrenOf(db, config)).values()) await seedHourHistory(db, clock, userId);
  });
  // Before past reports, some of which are on evaluations.
  await once('demo-evaluations:1', async (db) => seedEvaluations(db, clock, await evaluated(db, config)));
  await once('demo-evaluation-forms:2', seedEvaluationForms);
  // Before seeds that use questions. Repeated when questions are added.
  await once(`demo-questions:${versionOfQuestions()}`, seedQuestions);
  await once('demo-exercise-book:1', storeSheets);
  await once('demo-question-sounds:1', () => storeTones(storage));
  await once('demo-teachers:1', (db) => seedTeacherPages(inside(db)));
  await once('demo-class-features:1', seedClassFeatures);
  await once('demo-teach-aids:1', seedTeachAids);
  // After all seeds of learning events and report orders.
  await once('demo-reports:1', async (db) => {
    const children = await growing(db, config);
    await seedPastReports(db, clock, children);
    for (const { name, userId } of children) await seedReports(db, clock, userId, newReportsOf(name));
  });
  // After reports, which cover a year of lessons, and after the question bank.
  await once('demo-homework:1', async (db) => {
    for (const name of PUPILS) {
      const userId = await childOf(db, config, name);
      if (userId !== undefined) await seedHomework({ db, clock, userId }, name);
    }
  });
  // After growth: points are computed from learning events.
  await once('demo-straight:1', async (db) => {
    await seedStraight(db);
    await seedNeighbours(db, clock, config.keys);
  });
  await once('demo-forms:1', async (db) => seedForms(db, clock, await childOf(db, config, 'oneSubject')));
  await once('demo-works:1', async (db) => seedWorks({ db, clock, children: await childrenOf(db, config) }));
  await once('demo-invitations:1', async (db) => {
    const inviterId = await childOf(db, config, 'cards');
    if (inviterId !== undefined) await seedInvitations({ db, clock, keys: config.keys, inviterId });
  });
  // After all seeds that inbox messages refer to.
  await once('demo-messages:1', async (db) => {
    for (const [name, userId] of await childrenOf(db, config))
      await seedMessages(db, clock, userId, DEMO_ACCOUNTS[name].messages);
  });
  await once('demo-staff:1', (db) => seedStaff(db, { clock, config }));
  await once('demo-files:1', () => storeMaterialFiles(storage));
  await once('demo-exercise-pictures:1', () => storeSheetPictures(storage));
  // Repeated when a film changes.
  await once(`films:${versionOfFilms()}`, () => storeFilms(storage));
  const drawings = pictures();
  await once(`pictures:${versionOf(drawings)}`, () => storeDrawings(storage, drawings));
}

/** undefined: the account was removed. */
async function childOf(
  db: Db,
  { keys }: Pick<Config, 'keys'>,
  name: DemoAccountName,
): Promise<number | undefined> {
  const phoneLookup = lookupOf(keys, demoPhone(DEMO_ACCOUNTS[name].phone));
  const [found] = await db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(accounts.phoneLookup, phoneLookup));
  return found?.userId;
}

/** Without removed accounts. */
async function childrenOf(db: Db, config: Config): Promise<ReadonlyMap<DemoAccountName, number>> {
  const children = new Map<DemoAccountName, number>();
  for (const name of Object.keys(DEMO_ACCOUNTS) as DemoAccountName[]) {
    const userId = await childOf(db, config, name);
    if (userId !== undefined) children.set(name, userId);
  }
  return children;
}

/** Children with a generated year, without removed accounts. */
async function growing(db: Db, config: Config): Promise<readonly (GrowingChild & ReportedChild)[]> {
  const children: (GrowingChild & ReportedChild)[] = [];
  for (const name of Object.keys(CHILDREN) as (keyof typeof CHILDREN)[]) {
    const userId = await childOf(db, config, name);
    if (userId !== undefined) children.push({ name, userId, kind: CHILDREN[name] });
  }
  return children;
}

/** Reports announced on home. */
function newReportsOf(name: DemoAccountName): readonly LearningReportType[] {
  const { home, newReports }: DemoAccount = DEMO_ACCOUNTS[name];
  return newReports ?? (home?.report === undefined || home.report === null ? [] : [home.report]);
}

/** Children with evaluations, without removed accounts. */
async function evaluated(db: Db, config: Config): Promise<readonly EvaluatedChild[]> {
  const children: EvaluatedChild[] = [];
  for (const name of Object.keys(SITTINGS) as DemoAccountName[]) {
    const userId = await childOf(db, config, name);
    if (userId !== undefined) children.push({ name, userId });
  }
  return children;
}

async function seedContent(seeding: Seeding, users: DemoUsers): Promise<void> {
  const { db, clock } = seeding;
  await seedPartners(db);
  await seedSlots(db);
  await seedHomeModules(db, clock);
  await seedOperator(
    db,
    clock,
    idsOf(users, (account) => account.seesWrongQuestions),
  );
  await seedCourses(seeding, { withPages: true });
  await seedTeachers(seeding);
  await bringIn(seeding, helpRows(seeding));
  await seedInterestTags(db);
  await seedTutors(db);
  await seedMaterials(db, clock);
  await seedKnowledgePoints(db);
  await seedActivities(
    db,
    clock,
    idsOf(users, (account) => account.hasOwnActivity),
  );
}

function idsOf(users: DemoUsers, which: (account: DemoAccount) => boolean | undefined): number[] {
  const names = Object.keys(DEMO_ACCOUNTS) as DemoAccountName[];
  return names.filter((name) => which(DEMO_ACCOUNTS[name])).map((name) => users[name].userId);
}

/** An invitation and traffic sources to look up. */
async function seedPartners(db: Db): Promise<void> {
  await db.insert(sources).values([
    { sourceKey: 'spring-open-class', sourceId: 20001 },
    { sourceKey: 'parent-invite', sourceId: 20002 },
  ]);
  await db.insert(presents).values([{ presentKey: 'autumn-2026', presentId: 'P20260901' }]);
}
