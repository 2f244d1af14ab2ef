/** First content of a database. What only a demonstration needs is apart, so that production never gets it. */
import { seedConfiguration, seedDemoConfiguration } from './configuration/seed';
import { seedCourses } from './demo/content/courses/seed';
import type { Db } from './db/types';
import { seedDemoStudents, type DemoUserIds } from './demo-students';
import { seedHomeModules } from './demo/content/home/seed';
import { seedHourCategories } from './hours/seed';
import { seedTeachers } from './demo/content/lessons/seed';
import { seedShowcaseSlots, seedTabs } from './home/slots/seed';
import type { Clock } from './time';

export async function seedBaseContent(db: Db): Promise<void> {
  await seedTabs(db);
  await seedConfiguration(db);
  await seedHourCategories(db);
}

export async function seedDemoContent(db: Db, clock: Clock, users: DemoUserIds): Promise<void> {
  await seedShowcaseSlots(db);
  await seedHomeModules(db, clock);
  await seedDemoConfiguration(db, [users.manySubjects]);
  const courses = await seedCourses(db);
  const teachers = await seedTeachers(db);
  await seedDemoStudents({ db, clock, users, courses, teachers });
}
