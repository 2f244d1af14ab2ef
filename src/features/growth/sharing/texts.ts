import { type ShareOf, NICKNAME_MAX, SHARE_DAYS } from '@/contract/growth/values';

export const sharingTexts = {
  share: '分享',
  title: '分享给家人朋友',
  name: '页面上显示的名字',
  namePlaceholder: `小名或昵称，最多${NICKNAME_MAX}个字`,
  /** What others see, in one sentence. */
  seen: {
    report: '别人不用登录就能看到这份报告的文字和图表，看不到全名、电话、学校和录音',
    situation: '别人不用登录就能看到孩子最新的学情，看不到全名、电话、学校和录音',
    plan: '别人不用登录就能看到孩子这一周上什么课，看不到全名、电话和学校',
    week: '别人不用登录就能看到这一周的三个数和老师的一句话，看不到全名、电话、学校和录音',
  } satisfies Record<ShareOf, string>,
  days: `链接${SHARE_DAYS}天内有效，您随时可以收回`,
  create: '选择分享方式',
  poster: '做成海报',
  mine: '我的分享',
  createFailed: (reason: string): string => `分享失败：${reason}`,
  noFullName: '为了孩子的安全，请不要写全名',
  noPhone: '请不要写电话号码',
  shareTitle: {
    report: (name: string): string => `${name}的学习报告`,
    situation: (name: string): string => `${name}的学情`,
    plan: (name: string): string => `${name}这一周的学习计划`,
    week: (name: string): string => `${name}的每周小结`,
  } satisfies Record<ShareOf, (name: string) => string>,
  shareText: '最近又学会了不少，一起为孩子加油',
  stars: (stars: number): string => `分享成功，孩子得到${stars}颗星星`,
  list: {
    loading: '正在加载分享过的内容',
    empty: '还没有正在分享的内容，分享以后可以在这里随时收回',
    views: (views: number): string => (views > 0 ? `看过${views}次` : '还没有人看'),
    left: (days: number): string => `还有${days}天到期`,
    today: '今天',
    endsOn: (day: string): string => `${day}到期`,
    name: (name: string): string => `显示为${name}`,
    revoke: '收回',
    revokeOf: (title: string): string => `收回${title}的分享`,
    ask: {
      title: '收回这个分享？',
      content: '收回后，拿到链接的人就看不到了，不能撤销',
      confirmText: '收回',
      cancelText: '取消',
    },
    revoked: '已收回，别人看不到了',
    failed: (reason: string): string => `收回失败：${reason}`,
  },
} as const;
