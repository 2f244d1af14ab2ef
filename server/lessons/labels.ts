import type { Labels } from '../labels';

export const lessonsLabels: Labels = {
  tables: {
    timetables: '课表',
    lessons: '课程安排',
    leaves: '请假与补课',
    lesson_listeners: '旁听记录',
    lesson_preparations: '课前准备',
    bookings: '约课记录',
  },
  columns: {
    teacher_id: '老师编号',
    starts_on: '开始日期',
    every_days: '间隔天数',
    duration_minutes: '时长（分钟）',
    chapter_name: '章节',
    chapter_id: '章节编号',
    starts_at: '开始时间',
    attendance: '出勤',
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
};
