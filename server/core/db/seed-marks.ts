import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});
