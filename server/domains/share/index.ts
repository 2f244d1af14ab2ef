import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { shareHandlers, posterHandlers } from './handlers';
import { shareStarHandlers } from './stars';
import { onAttended } from '../lessons/attendance';
import { creditInviter } from './invitations/credit';
import { invitationHandlers } from './invitations/handlers';
import * as invitationTables from './invitations/tables';
import * as tables from './tables';
import { keepInvitation } from './invitations/invite';

onAttended.add(creditInviter);

const handlers: DomainHandlers<'share'> = {
  ...shareHandlers,
  ...posterHandlers,
  ...shareStarHandlers,
  ...invitationHandlers,
};

const labels: Labels = {
  tables: {
    poster_tasks: '海报任务',
    invitations: '邀请的好友',
  },
  columns: {
    task_status: '任务状态',
    reward_value: '奖励',
    registered_at: '注册时间',
    credited_at: '奖励到账时间',
    hours: '课时',
  },
};

export const share = {
  handlers,
  tables: { ...tables, ...invitationTables },
  labels,
  onLogin: keepInvitation,
} satisfies Domain;
