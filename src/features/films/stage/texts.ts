export const stageTexts = {
  loading: '视频加载中',
  locked: '这一节还没有解锁',
  lockedNote: '解锁后就能和孩子一起看',
  expired: '这一节已过有效期',
  expiredNote: '学过的进度都还在',
  notReady: '回放正在制作中',
  notReadyNote: '制作好后就能在这里观看，稍后再来看看吧',
  missing: '没有找到这个视频',
  refresh: '再看看',
} as const;
