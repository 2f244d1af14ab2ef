import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { KEEP_BEHAVIOUR_DAYS, KEEP_OUTBOX_DAYS } from '../../core/lifetimes';
import { sweepOldest } from '../../core/db/sweep-oldest';
import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { addDays, MINUTE } from '../../core/time';
import type { Labels } from '../../core/labels';
import { sendAnnouncements } from './announce';
import { inboxHandlers, officialAccountHandlers } from './handlers';
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

const labels: Labels = {
  tables: {
    inbox_messages: '消息',
    message_subscriptions: '微信订阅消息的选择',
    message_sends: '发到微信的订阅消息',
    outbox: '通知的发送记录',
  },
  columns: {
    target: '跳转',
    topic: '消息内容',
    accepted_by_app: '在小程序里同意的次数',
    accepted_by_wechat: '微信告知的同意次数',
    used: '已用次数',
    answer: '最近一次选择',
    reported_at: '微信告知的时间',
    event: '事项',
    happens_at: '事项时间',
    page: '打开的页面',
    attempts: '发送次数',
    failure: '没有发出的原因',
    letter: '通知内容',
    tries: '发送次数',
    'outbox.channel': '发送方式',
    'outbox.due_at': '下次发送时间',
  },
};

export const messages = {
  handlers,
  tables: { ...tables, ...subscribeTables, ...outboxTables },
  labels,
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
