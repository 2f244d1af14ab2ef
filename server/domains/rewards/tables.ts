import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** Every change of a child's stars and pea coins. The sums stand in `students` too, and only `ledger.ts` changes them. */
export const rewardLedger = pgTable(
  'reward_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** Below 0: spent. */
    amount: integer('amount').notNull(),
    reason: text('reason').$type<RewardReason>().notNull(),
    /** What it was for, e.g. a day or a task; the same twice counts once. */
    ref: text('ref').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('reward_ledger_ref').on(table.userId, table.kind, table.reason, table.ref),
    index('reward_ledger_user').on(table.userId, table.id),
  ],
);
