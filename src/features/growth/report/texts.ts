/** Texts around a report; its content comes from the server. */
import { formatFullDate, formatSpan } from '@/features/dates/in-full';

export const reportTexts = {
  child: '孩子',
  avatar: (child: string): string => `${child}的头像`,
  /** 2026年10月1日–31日; a single day as that day. */
  period: (from: string, to: string): string => formatSpan(from, to, formatFullDate),
  released: (at: string): string => {
    const day = formatFullDate(at);
    return day && `${day}送达`;
  },
  example: '这是一份示例报告',
  exampleNote: '内容不是孩子的真实表现，只是一份样子',
  teacher: (name: string): string => (name.endsWith('老师') ? name : `${name}老师`),
  someTeacher: '老师',
  teacherTitle: (name: string): string => `${name}的话`,
  good: '做得好的地方',
  practise: '可以练一练',
  moments: '难忘的时刻',
  recordings: '听听孩子的声音',
  play: (title: string): string => `播放 ${title}`,
  stop: '收起播放',
  note: (words: string): string => `老师说：${words}`,
  nextSteps: '接下来可以',
  showFacts: '查看数据',
  hideFacts: '收起数据',
  factsOf: (action: string, title: string): string => `${action}，${title}`,
  tonight: '今晚可以做的一件事',
  /** Fallback for a section without its own text. */
  notEnough: '再上几节课，就能看出孩子的变化了',
} as const;
