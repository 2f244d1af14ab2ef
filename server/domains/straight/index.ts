import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { childHandlers } from './children';
import { contestHandlers } from './contest';
import { giftHandlers } from './gifts';
import { straightLabels } from './labels';
import { onLearning } from '../learning/events';
import { membershipHandlers } from './membership';
import { markStale } from './stale';
import { strategyHandlers } from './strategies';
import * as tables from './tables';
import { straightJobs } from './jobs';
import { straightLosses } from './losses';

onLearning.add(markStale);

const handlers: DomainHandlers<'straight'> = {
  ...contestHandlers,
  ...membershipHandlers,
  ...childHandlers,
  ...strategyHandlers,
  ...giftHandlers,
};

export const straight = {
  handlers,
  tables,
  labels: straightLabels,
  jobs: straightJobs,
  losses: straightLosses,
} satisfies Domain;
