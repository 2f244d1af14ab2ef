export const evaluationTexts = {
  levels: '各级水平',
  child: '孩子',
  minutes: (minutes: number): string => `约${minutes}分钟`,
  questions: (fewest: number, most: number): string => `${fewest}到${most}题`,
  ages: (from: number, to: number): string => `${from}到${to}岁`,
  trial: '免费试听一节课',
  trialHint: '测评之后，带孩子上一节适合现在水平的课',
} as const;
