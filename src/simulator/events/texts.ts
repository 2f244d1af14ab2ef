export const EVENTS = {
  title: '行为事件',
  note: '在另一个标签页里使用应用，这里会实时显示它记录的事件。',
  filter: '按名称筛选',
  onlyFaulty: '只看有问题的',
  clear: '清空',
  empty: '还没有事件。在另一个标签页里打开应用，点几下试试。',
  nothingFits: '没有符合筛选的事件。',
  counts: (all: number, waiting: number, faulty: number): string =>
    `共 ${all} 条，等待发送 ${waiting} 条，有问题 ${faulty} 条`,
  copy: '复制',
  copied: '已复制',
  notCopied: '没有复制成功，请手动选中',
  fits: '与约定一致',
  private: '含有个人信息！已遮盖',
  state: {
    waiting: '等待发送',
    sent: '已发送',
    refused: (why: string): string => `服务器不接受：${why}`,
    failed: (why: string): string => `发送失败，等待重试：${why}`,
    lost: (why: string): string => `已放弃：${why}`,
  },
  network: '网络不通',
} as const;

export const FAULT = {
  unknown: (name: string): string => `约定里没有名为 ${name} 的事件`,
  missing: (path: string): string => `缺少 ${path}`,
  strange: (path: string): string => `约定里没有 ${path}`,
  kind: (path: string, kind: string): string => `${path} 应为 ${kind}`,
  other: (path: string, values: string): string => `${path} 应为其中之一：${values}`,
  personal: (path: string): string => `${path} 像是个人信息`,
} as const;
