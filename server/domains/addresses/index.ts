import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { addressHandlers, regionHandlers } from './handlers';
import * as tables from './tables';

const handlers: DomainHandlers<'addresses'> = {
  ...addressHandlers,
  ...regionHandlers,
};

const labels: Labels = {
  tables: {
    addresses: '收货地址',
  },
  columns: {
    province: '省份',
    detail: '详细地址',
    is_default: '默认地址',
    changed_at: '修改时间',
  },
};

export const addresses = { handlers, tables, labels };
