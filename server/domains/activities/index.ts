import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { joinedActivities } from '../rewards/medals/amounts';
import { activityCenterHandlers } from './center/handlers';
import { joinedAt } from './center/joined';
import { activityHandlers } from './handlers';
import { freeTrialHandlers } from './newcomers/free-trial';
import { linkHandlers } from './newcomers/links';
import { pathHandlers } from './newcomers/path';
import * as centerTables from './center/tables';
import * as tables from './tables';
import { beginNewcomer } from './newcomers/begin';

joinedActivities.add(joinedAt);

const handlers: DomainHandlers<'activities'> = {
  ...activityCenterHandlers,
  ...activityHandlers,
  ...pathHandlers,
  ...linkHandlers,
  ...freeTrialHandlers,
};

const labels: Labels = {
  tables: {
    activity_joins: '参加的活动',
    free_trials: '免费试听',
  },
  columns: {
    activity_id: '活动编号',
    joined_at: '参加时间',
  },
};

export const activities = {
  handlers,
  tables: { ...centerTables, ...tables },
  labels,
  onLogin: beginNewcomer,
} satisfies Domain;
