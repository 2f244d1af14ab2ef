import type { Labels } from '../../core/labels';

export const deliveriesLabels: Labels = {
  tables: {
    deliveries: '寄送',
    parcels: '包裹',
    parcel_events: '物流轨迹',
  },
  columns: {
    carrier: '物流公司',
    tracking_number: '运单号',
    delivery_id: '寄送编号',
    parcel_id: '包裹编号',
  },
};
