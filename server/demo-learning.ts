/** What a demonstration's parents read and work with: materials, wrong questions, tutors. Never in production. */
import { and, eq, inArray } from 'drizzle-orm';
import { lookupOf } from './account/phone';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE } from './account/demo-accounts';
import { accounts, students } from './account/tables';
import type { Db } from './db/types';
import type { Keys } from './keys';
import { seedMaterials } from './demo/content/materials/seed';
import type { Clock } from './time';
import { seedTutors } from './demo/content/help/tutors';
import { seedWrongQuestions } from './demo/content/materials/wrong-questions-seed';

/** The first may see the collection (configuration/seed.ts); the second has one for when it is opened to everybody. */
const WITH_WRONG_QUESTIONS = [DEMO_ACCOUNTS.manySubjects.phone, DEMO_ACCOUNTS.oneSubject.phone];

export async function seedDemoLearning(db: Db, clock: Clock, keys: Keys): Promise<void> {
  await seedTutors(db);
  await seedMaterials(db, clock);
  const lookups = WITH_WRONG_QUESTIONS.map((number) => lookupOf(keys, { areaCode: DEMO_AREA_CODE, number }));
  const found = await db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(and(inArray(accounts.phoneLookup, lookups)));
  await seedWrongQuestions(
    db,
    clock,
    found.map(({ userId }) => userId),
  );
}
