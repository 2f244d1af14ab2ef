import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
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
import { growthLabels } from './labels';
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

export const growth = {
  handlers,
  tables: { ...evaluationTables, ...tables },
  labels: growthLabels,
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
