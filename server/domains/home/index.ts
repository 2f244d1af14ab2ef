import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import * as dueTables from './due/tables';
import { homeHandlers } from './handlers';
import { interestTagHandlers } from './interest-tags/handlers';
import { placementHandlers } from './slots/handlers';
import * as interestTagsTables from './interest-tags/tables';
import * as slotsTables from './slots/tables';
import * as tables from './tables';
import { homeLabels } from './labels';
import { homeJobs } from './jobs';
import { homeSeed } from './seed';
import { tonightHandlers } from './tonight';

const handlers: DomainHandlers<'home'> = {
  ...homeHandlers,
  ...interestTagHandlers,
  ...placementHandlers,
  ...tonightHandlers,
};

export const home = {
  handlers,
  tables: { ...dueTables, ...interestTagsTables, ...slotsTables, ...tables },
  labels: homeLabels,
  jobs: homeJobs,
  seed: homeSeed,
} satisfies Domain;
