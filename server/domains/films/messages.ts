/** Shown to parents. */
export const FILM_MESSAGES = {
  unknown: '该视频不存在或已下架',
  locked: '解锁课程后就可以观看啦',
  expired: '已过观看期限',
  notReady: '回放正在生成中，请稍后再来',
} as const;
