import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { StepUpInfo } from '../../src/contract/stepup/schema';
import { students } from '../account/tables';
import { big } from '../db/columns';

/** The yearly step-up of a child, as the step-up service tells it. No row: the child does not step up. */
export const stepUps = pgTable('step_ups', {
  userId: big('user_id')
    .primaryKey()
    .references(() => students.userId, { onDelete: 'cascade' }),
  info: jsonb('info').$type<Omit<StepUpInfo, 'studentId'>>().notNull(),
});
