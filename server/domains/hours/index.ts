import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { giftHandlers } from './gifts';
import { hoursHandlers } from './handlers';
import { hourRecordHandlers } from './records';
import * as tables from './tables';
import { hourLosses } from './losses';
import { seedHourCategories } from './seed';
import { hoursImports } from './imports';

const handlers: DomainHandlers<'hours'> = {
  ...giftHandlers,
  ...hoursHandlers,
  ...hourRecordHandlers,
};

const labels: Labels = {
  tables: {
    hour_balances: '课时余额',
    leave_balances: '可请假次数',
    hour_gifts: '赠送课时',
    hour_movements: '课时变动',
  },
  columns: {
    hour_group: '课时类别',
    user_hour_type: '课时类型',
    base_hours: '购买课时',
    give_hours: '赠送课时',
    usable_num: '可用次数',
    give_class: '赠送课时',
    granted_at: '赠送时间',
    'hour_balances.status': '课时状态',
  },
};

export const hours = {
  handlers,
  tables,
  labels,
  imports: hoursImports,
  seed: { base: seedHourCategories },
  losses: hourLosses,
} satisfies Domain;
