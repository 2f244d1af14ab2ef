import type { Labels } from '../../core/labels';

export const lessonsLabels: Labels = {
  tables: {
    leaves: '请假与补课',
    lesson_listeners: '旁听记录',
    lesson_preparations: '课前准备',
    bookings: '约课记录',
  },
  columns: {
    first_at: '第一次时间',
    last_at: '最近一次时间',
    lesson_id: '课程编号',
    lesson_name: '课程',
    teacher_name: '老师',
    lesson_starts_at: '上课时间',
    make_up_name: '补课课程',
    make_up_at: '补课时间',
    item_id: '准备事项编号',
    time_id: '约课时间编号',
    booked_at: '预约时间',
    cancelled_at: '取消时间',
  },
  files: ['lessons.chapter_picture'],
};
