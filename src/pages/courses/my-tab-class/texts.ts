import type { CourseCategoryCard } from '@/contract/courses/schema';
import { CourseType } from '@/contract/courses/values';

const ALL = 100;

export const courseTexts = {
  allSubjects: '全部',
  empty: '暂无课程内容~',
  forVisitors: '3到8岁孩子的在线小课堂，登录后就能看到孩子的课程',
  logIn: '登录',
  lookAgain: '刷新',
  bookTrial: '约免费试听课',
  failed: '课程加载失败',
  loading: '课程加载中…',
  /** 共48节 · 已学33% */
  size: ({ courseNum, donePercent = 0 }: Pick<CourseCategoryCard, 'courseNum' | 'donePercent'>) =>
    [`共${courseNum}节`, donePercent >= ALL ? '已学完' : donePercent > 0 && `已学${donePercent}%`]
      .filter(Boolean)
      .join(' · '),
  recommended: '推荐',
  done: (name: string) => `${name} 进度`,
} as const;

/** The label on a card. */
export const courseTypeTexts: Readonly<Record<CourseType, string>> = {
  [CourseType.live]: '直播课',
  [CourseType.recorded]: '录播课',
  [CourseType.trial]: '体验课',
  [CourseType.recordedOther]: '精品课',
};
