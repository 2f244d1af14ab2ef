import type { OperatorCallName } from '../../../../src/contract/staff/operator.schema';

/** Calls that leave a row in the audit, and what else does. */
const AUDIT_ACTIONS: Readonly<
  Partial<Record<OperatorCallName | 'loginRefused' | 'storeVoice' | 'storePicture', string>>
> = {
  login: '登录',
  loginRefused: '登录失败',
  logout: '退出',
  addStaff: '开通账号',
  renewStaff: '重发密码',
  closeStaff: '停用账号',
  getReviewedWork: '查看作品',
  approveWork: '作品通过',
  refuseWork: '作品不通过',
  upholdReports: '举报成立，下架',
  dismissReports: '举报不成立',
  approveComment: '评论通过',
  refuseComment: '评论不通过',
  getHandIn: '查看作业',
  correctHomework: '批改作业',
  storeVoice: '上传语音点评',
  openSentMaterial: '查看材料',
  acceptMaterial: '采用材料',
  sendBackMaterial: '退回材料',
  getFeedback: '查看反馈',
  answerFeedback: '回复反馈',
  findPerson: '查找家长',
  showPhone: '查看手机号',
  unlockPerson: '解除密码锁定',
  listPersonDevices: '查看设备',
  removePersonDevice: '移除设备',
  makeEntranceLink: '生成登录链接',
  retryDeadLetter: '重发通知',
  sendAnnouncement: '群发消息',
  saveAgreement: '修改协议',
  savePlacement: '修改展示位',
  saveHelpCategory: '修改帮助分类',
  removeHelpCategory: '删除帮助分类',
  saveHelpArticle: '修改帮助文章',
  removeHelpArticle: '删除帮助文章',
  saveSurvey: '修改问卷',
  endSurvey: '结束问卷',
  saveHomeModule: '修改首页模块',
  saveGuide: '修改引导页',
  storePicture: '上传图片',
};

export const auditAction = (action: string): string =>
  AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action;
