import { MEDAL_NAMES } from '@/features/rewards/medal-names';
import type { MedalLevel, MedalName } from '@/contract/rewards/values';

const LEVELS: Readonly<Record<MedalLevel, string>> = { 0: '', 1: '铜牌', 2: '银牌', 3: '金牌' };

export const babyTexts = {
  loading: '正在打开宝贝卡片',
  missing: '这位小朋友没有参加，或者已经退出了',
  toRank: '看看排行榜',
  streak: (days: number): string => `连续学习${days}天`,
  kinds: '积分构成',
  medals: '获得的勋章',
  medal: (name: MedalName, level: MedalLevel): string => `${MEDAL_NAMES[name]} · ${LEVELS[level]}`,
  mine: '看积分明细',
} as const;
