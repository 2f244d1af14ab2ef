import type { Labels } from '../../core/labels';

export const addressesLabels: Labels = {
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
