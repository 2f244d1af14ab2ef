import type { TeachAidKind, TeachAidState } from '@/contract/materials/values';

export const teachAidTexts = {
  kinds: { box: '教具盒', cards: '卡片', book: '图书', tool: '学具' } satisfies Record<TeachAidKind, string>,
  states: {
    waiting: '准备寄出',
    onTheWay: '正在路上',
    delivered: '已送达',
    other: '',
  } satisfies Record<TeachAidState, string>,
  logistics: '查看物流',
  missing: '找不到这份教辅',
  toList: '看看孩子的教辅',
} as const;
