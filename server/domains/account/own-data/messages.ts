export const PERSONAL_DATA_MESSAGES = {
  tooOften: '今天导出的次数已用完，请明天再试',
  linkExpired: '导出链接已失效，请回到应用里重新导出',
} as const;

/** Header of the export. */
export const EXPORT_HEAD = {
  title: '豌豆家长端个人数据副本',
  notes: [
    '本文件是您申请导出时我们所保存的、与您和孩子有关的数据。',
    '为了安全，手机号只显示遮盖后的号码；密码、验证码和登录凭证只以散列值保存，不在本文件中。',
    '时间均为北京时间。图片和视频以地址列出，请在账号注销前自行下载保存。',
    '请妥善保管本文件，不要发送给他人。',
  ],
} as const;
