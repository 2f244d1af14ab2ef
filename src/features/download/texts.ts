/** Texts of the download pages, one set per variant. */
import { LOWEST_SYSTEM, DownloadType } from '@/contract/download/values';

export interface DownloadCopy {
  readonly title: string;
  readonly subtitle: string;
  /** Selling points, one line each. */
  readonly points: readonly [string, string, string];
  readonly action: string;
}

export const appNames = { parent: '豌豆家长端', student: '豌豆学生端', shop: '豌豆商城' } as const;

export const downloadCopies: Readonly<Record<DownloadType, DownloadCopy>> = {
  [DownloadType.parent]: {
    title: '下载豌豆家长端',
    subtitle: '孩子的课堂、作业和成长，一个应用就够了',
    points: ['上课提醒，不错过每一节课', '作业与学情，随时查看', '老师就在身边，有问题随时问'],
    action: '立即下载',
  },
  [DownloadType.shop]: {
    title: '豌豆商城在家长端里等您',
    subtitle: '下载豌豆家长端，用豌豆币兑换好礼',
    points: ['完成任务积攒豌豆币', '绘本、文具、玩具任您挑选', '物流进度一目了然'],
    action: '下载并逛商城',
  },
  [DownloadType.classHour]: {
    title: '下载家长端领取课时',
    subtitle: '赠送的课时已为您备好，到家长端领取',
    points: ['赠送课时一键领取', '剩余课时随时查看', '请假补课轻松安排'],
    action: '下载领取课时',
  },
  [DownloadType.littleTeacher]: {
    title: '小老师，开讲啦',
    subtitle: '下载豌豆家长端，录下孩子的精彩讲解',
    points: ['把学会的讲给大家听', '看看同班小老师怎么讲', '作品审核后展示，随时可以撤下'],
    action: '下载录制小老师',
  },
  [DownloadType.further]: {
    title: '新学年礼包已备好',
    subtitle: '下载豌豆家长端，领取升学礼包',
    points: ['新学年课程抢先看', '升学安排随时确认', '专属礼包送到家'],
    action: '下载领取礼包',
  },
  [DownloadType.newStudent]: {
    title: '欢迎新同学',
    subtitle: '下载豌豆家长端，开启第一堂课',
    points: ['四步完成入学准备', '课前预习轻松上手', '入学任务送豌豆币'],
    action: '下载开始入学',
  },
  [DownloadType.satisfactionSurvey]: {
    title: '说说您的感受',
    subtitle: '下载豌豆家长端，填写满意度调查',
    points: ['两分钟就能填完', '您的建议老师都会看', '让课堂越来越好'],
    action: '下载填写调查',
  },
};

export const studentCopy: DownloadCopy = {
  title: '下载豌豆学生端',
  subtitle: '孩子上课、练习、做作业的专属应用',
  points: ['互动课堂，准时进教室', '课后练习，即时批改', '护眼模式，学习时长有提醒'],
  action: '立即下载',
};

export const downloadTexts = {
  notToBeHad: {
    parent: {
      title: '豌豆家长端还没有鸿蒙版',
      subtitle: '先用微信小程序或网页：课表、作业、约课都在，用同一个手机号登录',
    },
    student: {
      title: '豌豆学生端还没有鸿蒙版',
      subtitle: '孩子上课请用 iPhone、iPad 或安卓手机、平板：复制下载地址，在那台设备的浏览器里打开',
    },
  },
  toWeb: '继续用网页',
  toMiniProgram: '去微信小程序',
  nameCopied: (name: string) => `“${name}”已复制，到微信里粘贴，搜索小程序`,
  nameNotCopied: (name: string) => `打开微信，搜索小程序“${name}”`,
  requirement: `支持 iOS ${LOWEST_SYSTEM.ios}、Android ${LOWEST_SYSTEM.android} 及以上系统`,
  opening: '正在打开',
  guideTitle: '请在浏览器中打开',
  guideSteps: ['点击右上角的“···”', '选择“在浏览器打开”', '在打开的页面里点击下载'],
  guideDone: '知道了',
  /** Tencent's own store, which WeChat can open. */
  guideStore: '去应用宝下载',
  guideAgainTitle: '装好了吗？',
  guideAgain: (name: string) =>
    `装好了：从手机桌面打开${name}，用现在的手机号登录。还没装好：再试一次，或复制下载地址，粘贴到手机浏览器里打开。`,
  childApp: '孩子上课，用豌豆学生端',
  copyAddress: '复制下载地址',
  copied: '下载地址已复制',
  copyFailed: '复制失败，请长按地址复制',
  pcTitle: (name: string) => `下载${name}`,
  pcSubtitle: '用手机扫一扫二维码，或在手机浏览器里打开下面的地址',
  pcCode: '下载地址的二维码',
  pcAddress: '手机下载地址',
  pcStores: '也可以直接前往应用商店',
  appStore: 'App Store',
  androidStore: 'Android 应用商店',
  harmonyStore: '华为应用市场',
} as const;

/** The shop's name for the shop, else the parent app's. */
export const downloadPageTitle = (type: DownloadType): string =>
  type === DownloadType.shop ? appNames.shop : appNames.parent;

export const openFailed = (app: 'parent' | 'student'): string =>
  `打开失败，请到应用商店搜索“${appNames[app]}”`;
