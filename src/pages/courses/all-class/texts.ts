import { MyCourseState } from '@/contract/courses/values';

export const allClassTexts = {
  loading: '课程加载中',
  state: {
    [MyCourseState.studying]: '在学',
    [MyCourseState.finished]: '已学完',
    [MyCourseState.expired]: '已过期',
  },
  empty: {
    [MyCourseState.studying]: '没有在学的课程',
    [MyCourseState.finished]: '还没有学完的课程，慢慢来',
    [MyCourseState.expired]: '没有过期的课程',
  },
  toTab: '看看课程',
} as const;
