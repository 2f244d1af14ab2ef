import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { KEEP_BEHAVIOUR_DAYS, KEEP_OUTBOX_DAYS } from '../../core/lifetimes';
import { sweepOldest } from '../../core/db/sweep-oldest';
import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { addDays, MINUTE } from '../../core/time';
import { sendAnnouncements } from './announce';
import { inboxHandlers, officialAccountHandlers } from './handlers';
import { messagesLabels } from './labels';
import { sendOutbox } from './outbox/send';
import * as outboxTables from './outbox/tables';
import { subscriptionHandlers } from './subscribe/handlers';
import { registerReports } from './subscribe/reports';
import * as subscribeTables from './subscribe/tables';
import * as tables from './tables';
import { messagesImports } from './imports';

const handlers: DomainHandlers<'messages'> = {
  ...inboxHandlers,
  ...officialAccountHandlers,
  ...subscriptionHandlers,
};

const { outbox } = outboxTables;
const { messageSends } = subscribeTables;

export const messages = {
  handlers,
  tables: { ...tables, ...subscribeTables, ...outboxTables },
  labels: messagesLabels,
  imports: messagesImports,
  routes: [registerReports],
  jobs: [
    { name: 'outbox', everyMs: MINUTE, run: sendOutbox },
    { name: 'announcements', everyMs: MINUTE, run: sendAnnouncements },
    {
      name: 'oldOutbox',
      everyMs: HOUSEKEEPING_MS,
      run: async ({ db, clock }) => {
        const daysAgo = (days: number) => addDays(clock.now(), -days);
        await sweepOldest(db, { table: outbox, at: outbox.createdAt }, daysAgo(KEEP_OUTBOX_DAYS));
        const former = { table: messageSends, at: messageSends.createdAt };
        await sweepOldest(db, former, daysAgo(KEEP_BEHAVIOUR_DAYS));
      },
    },
  ],
  queues: [
    {
      name: 'outbox',
      since: outbox.dueAt,
      waits: (now) => and(inArray(outbox.state, ['waiting', 'sending']), lte(outbox.dueAt, now)),
    },
    {
      name: 'deadLetters',
      since: outbox.createdAt,
      waits: (now) => and(eq(outbox.state, 'dead'), lte(outbox.createdAt, now)),
    },
    {
      name: 'announcements',
      since: tables.announcements.createdAt,
      waits: () => isNull(tables.announcements.endedAt),
    },
  ],
} satisfies Domain;
