import { formatFullDate } from '@/features/dates/in-full';
import { MEDAL_NAMES } from '@/features/rewards/medal-names';
import type { MedalLevel, MedalName } from '@/contract/rewards/values';

interface MedalText {
  readonly name: string;
  /** The requirement of a level. */
  readonly rule: (needed: number) => string;
  readonly unit: string;
}

export const medalTexts: Readonly<Record<MedalName, MedalText>> = {
  lessons: { name: MEDAL_NAMES.lessons, rule: (needed) => `上完${needed}节课`, unit: '节' },
  checkIn: { name: MEDAL_NAMES.checkIn, rule: (needed) => `累计签到${needed}天`, unit: '天' },
  streak: { name: MEDAL_NAMES.streak, rule: (needed) => `连续签到${needed}天`, unit: '天' },
  homework: { name: MEDAL_NAMES.homework, rule: (needed) => `完成${needed}次作业`, unit: '次' },
  reports: { name: MEDAL_NAMES.reports, rule: (needed) => `看${needed}份学习报告`, unit: '份' },
  subjects: { name: MEDAL_NAMES.subjects, rule: (needed) => `学习${needed}门学科`, unit: '门' },
  tasks: { name: MEDAL_NAMES.tasks, rule: (needed) => `完成${needed}个任务`, unit: '个' },
  activities: { name: MEDAL_NAMES.activities, rule: (needed) => `参加${needed}个活动`, unit: '个' },
  feedback: { name: MEDAL_NAMES.feedback, rule: (needed) => `提出${needed}条建议`, unit: '条' },
};

export const levelTexts: Readonly<Record<MedalLevel, string>> = { 0: '未获得', 1: '铜', 2: '银', 3: '金' };

export const medalListTexts = {
  summary: (earned: number, all: number): string => `已获得${earned}枚勋章，共${all}枚`,
  levels: (gold: number, silver: number, bronze: number): string =>
    `金 ${gold} · 银 ${silver} · 铜 ${bronze}`,
  levelOf: (level: MedalLevel): string => `${levelTexts[level]}${level === 0 ? '' : '牌'}`,
  medal: (name: string, level: string): string => `${name}，${level}`,
  earnedOn: (day: string): string => (day ? `${formatFullDate(day)}获得` : '已获得'),
  left: (needed: number, unit: string): string => `还差${needed}${unit}`,
  next: (level: string, left: string): string => `${left}得${level}`,
  nearest: (name: string, next: string): string => `“${name}”${next}`,
  complete: '已达到最高等级',
  progress: (amount: number, needed: number): string => `${amount}/${needed}`,
  gained: (name: string, level: string): string => `获得“${name}”${level}，真棒！`,
  share: '分享勋章',
  shareTitle: (name: string, level: string): string => `我家孩子获得了“${name}”${level}勋章`,
  shareDesc: '在豌豆，每一点进步都看得见',
  empty: '还没有勋章，我陪孩子从第一节课开始',
} as const;
