export const speakTexts = {
  name: '口语题',
  task: '听一听，再录下来',
  reading: '读一读',
  example: '示范',
  own: '我的录音',
  file: '录音',
  fileName: '录音',
  remove: '删除录音',
  most: (seconds: number): string => `最长 ${seconds % 60 === 0 ? `${seconds / 60}分钟` : `${seconds}秒`}`,
} as const;
