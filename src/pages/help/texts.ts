/** Texts of help: list, detail, survey. The feedback has its own. */
import { cutTo } from '@/contract/characters';
import { HELP_KEYWORD_MAX, SurveyReason } from '@/contract/help/values';

export const helpTexts = {
  search: '搜索问题',
  searchPlaceholder: '搜一搜，例如“请假”“听不到声音”',
  clear: '清空搜索内容',
  all: '全部',
  found: (count: number) => `找到${count}条相关内容`,
  empty: '这里还没有内容，先看看其他分类吧',
  notFound: (keyword: string) => `没有与“${cutTo(keyword, HELP_KEYWORD_MAX)}”有关的内容`,
  toFeedback: '告诉我们您的问题',
  missing: '找不到这篇帮助',
  toList: '查看全部问题',
  updated: (date: string) => `更新于 ${date}`,
  didHelp: '这篇内容对您有帮助吗？',
  yes: '有帮助',
  no: '没有帮助',
  thanksYes: '感谢您的反馈，很高兴能帮到您',
  thanksNo: '感谢您的反馈，我们会继续完善',
  related: '相关问题',
  step: (place: number) => `第${place}步`,
  tip: '小提示',
} as const;

export const npsTexts = {
  question: '您愿意把豌豆推荐给亲友吗？',
  low: '完全不愿意',
  high: '非常愿意',
  score: (score: number) => `${score}分`,
  scoreMissing: '请先选择一个分数',
  /** By the score's band. */
  reasons: {
    detractor: '哪些方面让您不满意？',
    passive: '哪些方面还可以做得更好？',
    promoter: '哪些方面做得不错？',
  },
  optional: '可多选',
  words: '还想对我们说',
  wordsPlaceholder: '请写下您的感受或建议（选填）',
  wordsLong: (surplus: number) => `超出${surplus}个字，请精简后再提交`,
  submit: '提交',
  submitAgain: '重新提交',
  failed: (reason: string) => `${reason}。您填写的内容都还在，可以重新提交`,
  sentTitle: '感谢您的参与',
  sentNote: '您的每一个评分和建议，都会帮助我们把课程做得更好。',
  doneTitle: '暂时没有需要填写的问卷',
  doneNote: '您的问卷已经提交，或者还没有收到邀请。有任何想法，也可以随时告诉我们。',
  feedback: '去意见反馈',
  back: '返回',
} as const;

export const reasonTexts: Readonly<Record<SurveyReason, string>> = {
  [SurveyReason.teacher]: '老师授课',
  [SurveyReason.content]: '课程内容',
  [SurveyReason.experience]: '上课体验',
  [SurveyReason.homework]: '作业与练习',
  [SurveyReason.service]: '辅导老师服务',
  [SurveyReason.price]: '价格与活动',
  [SurveyReason.app]: 'App使用',
};

export const tutorTexts = {
  none: '孩子还没有分配辅导老师',
  noneAction: '返回',
  missing: '找不到这位辅导老师',
  hours: '工作时间',
  helpsWith: '可以帮您',
  weChat: '添加老师微信',
  weChatId: '微信号',
  copy: '复制微信号',
  copied: '微信号已复制，打开微信添加老师吧',
  qrCode: (name: string) => `${name}的微信二维码`,
  pressLong: '长按二维码识别，或保存图片后用微信扫一扫',
  scan: '用另一台手机的微信扫一扫，或保存图片后识别',
  save: '保存二维码',
  saved: '已保存到相册',
  hoursNote: '非工作时间的留言，老师会在上班后尽快回复',
} as const;
