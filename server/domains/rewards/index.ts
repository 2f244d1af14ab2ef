import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { checkInHandlers } from './check-in/calendar';
import { signInHandlers } from './check-in/sign-in';
import { medalHandlers } from './medals/handlers';
import { taskHandlers, setUpHandlers } from './tasks/handlers';
import * as checkInTables from './check-in/tables';
import * as tables from './tables';
import * as tasksTables from './tasks/tables';
import { rewardsLabels } from './labels';
import { openLedgers } from './ledger';
import { rewardLosses } from './losses';

const handlers: DomainHandlers<'rewards'> = {
  ...checkInHandlers,
  ...signInHandlers,
  ...medalHandlers,
  ...taskHandlers,
  ...setUpHandlers,
};

export const rewards = {
  handlers,
  tables: { ...checkInTables, ...tables, ...tasksTables },
  labels: rewardsLabels,
  // Existing balances become the ledger's opening entries.
  seed: {
    afterAll: ({ clock }, once) => once('reward-ledgers', (tx) => openLedgers(tx, clock)),
  },
  losses: rewardLosses,
} satisfies Domain;
