import { and, eq, isNull, lte } from 'drizzle-orm';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import { sweepOldest } from '../../core/db/sweep-oldest';
import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { addDays, MINUTE } from '../../core/time';
import { sendAnnouncements } from './announce';
import { inboxHandlers, officialAccountHandlers } from './handlers';
import { messagesLabels } from './labels';
import { subscriptionHandlers } from './subscribe/handlers';
import { registerReports } from './subscribe/reports';
import { sendSubscribeMessages } from './subscribe/send';
import * as subscribeTables from './subscribe/tables';
import * as tables from './tables';

const handlers: DomainHandlers<'messages'> = {
  ...inboxHandlers,
  ...officialAccountHandlers,
  ...subscriptionHandlers,
};

const { messageSends } = subscribeTables;
const sent = { table: messageSends, at: messageSends.createdAt };

export const messages = {
  handlers,
  tables: { ...tables, ...subscribeTables },
  labels: messagesLabels,
  routes: [registerReports],
  jobs: [
    { name: 'announcements', everyMs: MINUTE, run: sendAnnouncements },
    { name: 'subscribeMessages', everyMs: MINUTE, run: sendSubscribeMessages },
    {
      name: 'sentSubscribeMessages',
      everyMs: HOUSEKEEPING_MS,
      run: ({ db, clock }) => sweepOldest(db, sent, addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS)),
    },
  ],
  queues: [
    {
      name: 'announcements',
      since: tables.announcements.createdAt,
      waits: () => isNull(tables.announcements.endedAt),
    },
    {
      name: 'subscribeMessages',
      since: messageSends.dueAt,
      waits: (now) => and(eq(messageSends.state, 'waiting'), lte(messageSends.dueAt, now)),
    },
  ],
} satisfies Domain;
