/** Those that leave the house; a new one shows by its code. */
const NOTICE_KINDS: Readonly<Record<string, string>> = {
  classSoon: '即将上课',
  openClassSoon: '公开课即将开始',
  lessonMoved: '课程调整',
  homeworkGiven: '新作业',
  homeworkCorrected: '作业已批改',
  reportReady: '报告已送达',
  weekReady: '一周小结',
  deliverySent: '已发货',
  seatExpiring: '名额即将释放',
  classFormed: '新学年组好班',
  feedbackAnswered: '客服回复',
  materialAsked: '素材征集',
  materialJudged: '材料审核结果',
  exchangeEnded: '礼品兑换结果',
};

export const noticeKind = (kind: string): string => NOTICE_KINDS[kind] ?? kind;
