import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RewardKind, RewardReason } from '../../../src/contract/rewards/values';
import { students } from '../account/tables';
import { big, moment } from '../../core/db/columns';

/** All changes of a child's stars and pea coins. The balances are also in `students`, updated only by `ledger.ts`. */
export const rewardLedger = pgTable(
  'reward_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<RewardKind>().notNull(),
    /** Negative: spent. */
    amount: integer('amount').notNull(),
    reason: text('reason').$type<RewardReason>().notNull(),
    /** The cause, e.g. a day or a task; unique. */
    ref: text('ref').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('reward_ledger_ref').on(table.userId, table.kind, table.reason, table.ref),
    index('reward_ledger_user').on(table.userId, table.id),
  ],
);
