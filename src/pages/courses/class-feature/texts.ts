export const classFeatureTexts = {
  loading: '课程特色加载中…',
  empty: '课程特色正在整理',
  toCourses: '去我的课程',
  points: '这门课特别在哪里',
  steps: '一节课是怎样上的',
  whole: (minutes: number): string => `一共${minutes}分钟`,
  span: (from: number, to: number): string => `第${from}–${to}分钟`,
  nextStep: '预约一节公开课',
} as const;
