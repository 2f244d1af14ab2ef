/** Texts of questions that a child answers. */
export const childTexts = {
  read: (name: string): string => `读${name}`,
  stop: (name: string): string => `停止读${name}`,
  stem: '题目',
  noVoice: '这里不能朗读，请把题目读给孩子听。',
} as const;
