import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { changeHandlers } from './change';
import { flagHandlers } from './flags';
import { homeroomTeacherHandlers } from './homeroom-teacher';
import { infoHandlers } from './info';
import { resourceHandlers } from './resources';
import { sessionHandlers } from './session';
import * as tables from './tables';
import { teacherHandlers } from './teachers';
import { stepupLabels } from './labels';
import { stepupJobs } from './jobs';
import { tonightLine } from '../home/tonight';
import { stepUpTonight } from './tonight';

tonightLine.add(stepUpTonight);

const handlers: DomainHandlers<'stepup'> = {
  ...changeHandlers,
  ...flagHandlers,
  ...homeroomTeacherHandlers,
  ...infoHandlers,
  ...resourceHandlers,
  ...sessionHandlers,
  ...teacherHandlers,
};

export const stepup = {
  handlers,
  tables,
  labels: stepupLabels,
  jobs: stepupJobs,
} satisfies Domain;
