import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { evaluationReportHandlers } from './evaluations/handlers';
import * as evaluationTables from './evaluations/tables';
import { planHandlers } from './plan';
import { reportHandlers } from './reports/handlers';
import { reportRecordHandlers } from './reports/record';
import { scheduleHandlers } from './schedule';
import { situationHandlers } from './situation';
import { shareHandlers } from './shares/handlers';
import { learningReports } from '../learning/tables';
import * as tables from './tables';
import { eq } from 'drizzle-orm';
import { growthJobs } from './jobs';
import { growthQueues } from './queues';
import { recordingSource } from './playable';
import { backfillEvents } from './backfill';
import { tonightLine } from '../home/tonight';
import { reportTonight } from './tonight';
import { weekHandlers } from './week/week';

tonightLine.add(reportTonight);

const handlers: DomainHandlers<'growth'> = {
  ...reportHandlers,
  ...reportRecordHandlers,
  ...planHandlers,
  ...situationHandlers,
  ...scheduleHandlers,
  ...evaluationReportHandlers,
  ...shareHandlers,
  ...weekHandlers,
};

const labels: Labels = {
  tables: {
    child_recordings: '孩子的录音',
    report_jobs: '待送达的报告',
    report_shares: '分享过的报告',
    evaluations: '测评',
    evaluation_answers: '测评作答',
  },
  columns: {
    due_at: '应送达时间',
    done_at: '送达时间',
    of: '分享内容',
    period: '时间段',
    week: '哪一周',
    shown_name: '显示的名字',
    ends_at: '到期时间',
    revoked_at: '收回时间',
    views: '查看次数',
    taken_at: '测评时间',
    step: '学阶',
    comment: '老师的话',
    is_right: '是否答对',
  },
};

export const growth = {
  handlers,
  tables: { ...evaluationTables, ...tables },
  labels,
  jobs: growthJobs,
  queues: growthQueues,
  seed: {
    afterAll: ({ clock }, once) => once('learning-events:1', (tx) => backfillEvents(tx, clock)),
  },
  playable: { recording: recordingSource },
  losses: async ({ db }, userId) => ({
    reports: await db.$count(learningReports, eq(learningReports.userId, userId)),
  }),
} satisfies Domain;
