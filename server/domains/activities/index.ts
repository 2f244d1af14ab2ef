import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { joinedActivities } from '../rewards/medals/amounts';
import { activityCenterHandlers } from './center/handlers';
import { joinedAt } from './center/joined';
import { activityHandlers } from './handlers';
import { freeTrialHandlers } from './newcomers/free-trial';
import { linkHandlers } from './newcomers/links';
import { pathHandlers } from './newcomers/path';
import * as centerTables from './center/tables';
import * as tables from './tables';
import { activitiesLabels } from './labels';
import { beginNewcomer } from './newcomers/begin';

joinedActivities.add(joinedAt);

const handlers: DomainHandlers<'activities'> = {
  ...activityCenterHandlers,
  ...activityHandlers,
  ...pathHandlers,
  ...linkHandlers,
  ...freeTrialHandlers,
};

export const activities = {
  handlers,
  tables: { ...centerTables, ...tables },
  labels: activitiesLabels,
  onLogin: beginNewcomer,
} satisfies Domain;
