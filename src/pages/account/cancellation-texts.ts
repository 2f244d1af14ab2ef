/** Words of the four screens of account cancellation. */
export const noticeTexts = {
  keepCopy: '注销前保存一份',
  apply: '申请注销',
  seeResult: '查看注销进度',
} as const;

export const step1Texts = {
  lead: '账号注销后，以下内容将全部清空，无法恢复',
  leadNote: '请确认它们都不再需要',
  hours: '剩余课时',
  hoursOf: (hours: string): string => `${hours}课时`,
  unclaimed: '未领取的赠送课时',
  noHours: '没有剩余课时',
  underWay: '进行中的订单和包裹',
  nothingUnderWay: '没有进行中的订单和包裹',
  moreMatters: (count: number): string => `另有${count}项`,
  rewards: '奖励',
  stars: '星星',
  starsOf: (count: number): string => `${count}颗`,
  peaCoins: '豌豆币',
  peaCoinsOf: (count: number): string => `${count}枚`,
  medals: '勋章',
  medalsOf: (count: number): string => `${count}枚`,
  study: '学习记录',
  courses: '已报名课程',
  coursesOf: (count: number): string => `${count}门`,
  comingLessons: '待上的课',
  lessonsOf: (count: number): string => `${count}节`,
  reports: '学习报告',
  homework: '作业',
  pictures: '上传的图片和视频',
  pieces: (count: number): string => `${count}份`,
  shared: '作品和学习PK',
  works: '作品',
  worksOf: (count: number, shown: number): string =>
    shown > 0 ? `${count}件，展示中${shown}件` : `${count}件`,
  receivedLikes: '收到的赞',
  likesOf: (count: number): string => `${count}个`,
  receivedComments: '收到的评论',
  commentsOf: (count: number): string => `${count}条`,
  givenLikes: '送出的赞和收藏',
  givenComments: '写下的评论',
  studyPkPoints: '学习PK积分',
  pointsOf: (count: number): string => `${count}分`,
  restTitle: '同时失去',
  rest: '孩子和家长的资料、收货地址、订单与物流记录、请假记录、消息、意见反馈和登录设备。注销后用同一手机号登录，会是一个全新的账号。',
  warnHours: '您还有未使用的课时。如需退费，请先联系辅导老师，注销后视为放弃。',
  warnMatters: '您还有进行中的订单或包裹，建议完成之后再注销。',
  agree: '我已了解注销的后果，自愿放弃以上内容',
  agreeMissing: '请先勾选，确认您已了解注销的后果',
  next: '下一步',
} as const;

export const step2Texts = {
  guide: '为了确认是您本人操作，请验证账号的手机号',
  phone: '账号的手机号',
  confirm: '确认注销',
  ask: (days: number) => ({
    title: '确定注销账号吗？',
    content: `提交后进入${days}天冷静期，到期将永久删除账号和全部数据。`,
    confirmText: '确定注销',
    cancelText: '再想想',
  }),
} as const;

export const step3Texts = {
  pending: '注销申请已提交',
  until: (until: string): string => `可在${until}前撤销`,
  meanwhile: '到期将永久删除账号和全部数据，在此之前您仍可以正常登录。',
  undone: '已撤销注销',
  undoneNote: '账号恢复正常，所有内容都还在。',
  home: '返回首页',
} as const;
