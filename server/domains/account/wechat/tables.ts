import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../tables';
import { moment } from '../../../core/db/columns';

/** Every openid received from WeChat, bound or not. Only these can be bound. */
export const wechatIdentities = pgTable(
  'wechat_identities',
  {
    openid: text('openid').primaryKey(),
    accountId: bigint('account_id', { mode: 'number' }).references(() => accounts.id, {
      onDelete: 'set null',
    }),
    seenAt: moment('seen_at').notNull(),
    boundAt: moment('bound_at'),
  },
  (table) => [index('wechat_identities_account').on(table.accountId)],
);
