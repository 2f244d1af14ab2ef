/** Words of the settings. */
export const optionTexts = {
  account: '账号与安全',
  phone: '当前账号',
  loadingPhone: '加载中...',
  unknownPhone: '***',
  noPhone: '未绑定手机号',
  password: '修改密码',
  passwordNote: '通过手机验证码重新设置',
  about: '关于',
  recommend: '推荐给朋友',
  version: '当前版本',
  logout: '退出登录',
  askLogout: {
    title: '退出登录',
    content: '退出后需要重新登录才能查看孩子的课程，确定退出吗？',
    confirm: '退出',
    cancel: '再想想',
  },
} as const;
