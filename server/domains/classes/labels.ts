import type { Labels } from '../../core/labels';

export const classesLabels: Labels = {
  tables: {
    open_class_reservations: '公开课预约',
  },
  columns: {
    'open_class_reservations.class_id': '公开课编号',
    reserved_at: '预约时间',
    cancelled_at: '取消时间',
    reminded_at: '提醒时间',
    entered_at: '进入时间',
  },
};
