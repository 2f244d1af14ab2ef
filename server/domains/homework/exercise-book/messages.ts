/** Shown to parents. */
export const EXERCISE_MESSAGES = {
  noPage: '找不到这一页练习',
  notYours: '请重新拍摄或选择照片',
  notAnswered: '识别服务暂时没有回应，照片已经保存好，可以稍后再试',
  notRecognised: '这一页还没有识别好，请先识别',
  noBox: '页面已更新，请重新打开后再核对',
  tooOften: '今天拍得有点多了，请明天再来',
  /** Source of a wrong question in the collection. */
  source: (book: string, page: number) => `${book} 第${page}页`,
} as const;
