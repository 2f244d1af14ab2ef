import type { Labels } from '../../core/labels';

export const coursesLabels: Labels = {
  tables: {
    enrollments: '已报名课程',
    film_unlocks: '已解锁课程',
    timetables: '课表',
    lessons: '课程安排',
    lesson_films: '课程回放',
  },
  columns: {
    enrolled_at: '报名时间',
    unlocked_at: '解锁时间',
    teacher_id: '老师编号',
    film_id: '视频编号',
    starts_on: '开始日期',
    every_days: '间隔天数',
    duration_minutes: '时长（分钟）',
    chapter_name: '章节',
    chapter_id: '章节编号',
    starts_at: '开始时间',
    attendance: '出勤',
    'film_unlocks.hours': '所用课时',
  },
};
