export const writingTexts = {
  task: '写作要求',
  by: (name: string): string => `${name}布置`,
  how: '写好以后，按顺序一页一页地拍下来，拖动可以调整顺序。',
  pages: (count: number): string => (count === 0 ? '还没有拍' : `已拍${count}页`),
  handIn: '提交作业',
  before: '上次的批改',
} as const;
