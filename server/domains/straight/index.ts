import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { MINUTE } from '../../core/time';
import { childHandlers } from './children';
import { contestHandlers } from './contest';
import { giftHandlers } from './gifts';
import { onLearning } from '../learning/events';
import { membershipHandlers } from './membership';
import { markStale } from './stale';
import { strategyHandlers } from './strategies';
import * as tables from './tables';
import { straightLosses } from './losses';
import { runContest } from './close';

onLearning.add(markStale);

const handlers: DomainHandlers<'straight'> = {
  ...contestHandlers,
  ...membershipHandlers,
  ...childHandlers,
  ...strategyHandlers,
  ...giftHandlers,
};

const labels: Labels = {
  tables: {
    study_pk_members: '参加学习PK',
    study_pk_standings: '学习PK成绩',
  },
  columns: {
    nickname: '昵称',
    shows_medals: '展示勋章',
    joined_at: '参加时间',
    from_period: '从哪一周开始',
    is_stale: '等待重新计分',
    period: '周（周一）',
    study_group: '分组',
    points: '积分',
    days: '每日积分',
    place: '名次',
    prize: '奖励的星星',
    paid_at: '发放时间',
  },
};

export const straight = {
  handlers,
  tables,
  labels,
  /** Counts, closes and pays the study PK. */
  jobs: [
    {
      name: 'contest',
      everyMs: 5 * MINUTE,
      waitsForTester: true,
      run: ({ db, clock }) => runContest(db, clock),
    },
  ],
  losses: straightLosses,
} satisfies Domain;
