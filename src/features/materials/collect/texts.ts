import { CollectState } from '@/contract/materials/values';

export const collectTexts = {
  state: {
    [CollectState.open]: '待提交',
    [CollectState.submitted]: '已提交',
    [CollectState.sentBack]: '请补充',
    [CollectState.accepted]: '已采用',
    [CollectState.over]: '已结束',
  } satisfies Readonly<Record<CollectState, string>>,
  asker: (name: string): string => `${name}发起`,
  endsAt: (minute: string): string => `截止时间：${minute}`,
  endless: '长期征集',
  sentAt: (minute: string): string => `${minute} 提交`,
} as const;
