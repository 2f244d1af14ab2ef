import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { sweepOldest } from '../../core/db/sweep-oldest';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { KEEP_BEHAVIOUR_DAYS } from '../../core/lifetimes';
import { addDays } from '../../core/time';
import * as dueTables from './due/tables';
import { homeHandlers } from './handlers';
import { interestTagHandlers } from './interest-tags/handlers';
import { placementHandlers } from './slots/handlers';
import * as interestTagsTables from './interest-tags/tables';
import * as slotsTables from './slots/tables';
import * as tables from './tables';
import { homeSeed } from './seed';
import { tonightHandlers } from './tonight';

const handlers: DomainHandlers<'home'> = {
  ...homeHandlers,
  ...interestTagHandlers,
  ...placementHandlers,
  ...tonightHandlers,
};

const labels: Labels = {
  tables: {
    interest_tag_asks: '兴趣标签询问',
    interest_tag_choices: '选择的兴趣标签',
    slot_clicks: '点击的推荐位',
    student_activities: '活动资格',
  },
  columns: {
    pop_id: '询问编号',
    tag_id: '标签编号',
    slot_id: '推荐位编号',
    clicked_at: '点击时间',
    takes_part_in_check_in: '参与签到',
    newcomer_since: '新生起始时间',
    newcomer_rewarded_at: '新生奖励领取时间',
  },
};

export const home = {
  handlers,
  tables: { ...dueTables, ...interestTagsTables, ...slotsTables, ...tables },
  labels,
  jobs: [
    {
      name: 'slotClicks',
      everyMs: HOUSEKEEPING_MS,
      run: ({ db, clock }) =>
        sweepOldest(
          db,
          { table: slotsTables.slotClicks, at: slotsTables.slotClicks.clickedAt },
          addDays(clock.now(), -KEEP_BEHAVIOUR_DAYS),
        ),
    },
  ],
  seed: homeSeed,
} satisfies Domain;
