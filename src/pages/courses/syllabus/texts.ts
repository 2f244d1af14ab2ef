export const syllabusTexts = {
  loading: '课程大纲加载中…',
  missing: '找不到这个阶段的课程大纲',
  ofAllSteps: '了解全部学习阶段',
  nextStep: '孩子的课程',
  empty: '这个阶段的大纲正在整理中，整理好后就能在这里看到',
  size: (units: number, lessons: number): string => `${units}个单元 · ${lessons}节课`,
  unit: (numeral: string, title: string): string => `第${numeral}单元 ${title}`,
  abilities: '学完这个单元，孩子能够',
  show: (count: number): string => `看看这${count}节课`,
  hide: '收起课程',
  lesson: (index: number, title: string): string => `${index}. ${title}`,
} as const;
