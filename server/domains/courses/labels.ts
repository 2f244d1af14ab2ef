import type { Labels } from '../../core/labels';

export const coursesLabels: Labels = {
  tables: {
    enrollments: '已报名课程',
    film_unlocks: '已解锁课程',
  },
  columns: {
    enrolled_at: '报名时间',
    unlocked_at: '解锁时间',
    'film_unlocks.hours': '所用课时',
  },
};
