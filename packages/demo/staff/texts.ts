export const STAFF_TEXTS = {
  logIn: '登录',
  logOut: '退出',
  demoOnly: '仅供演示环境使用，密码见项目文档。',
  wrongPassword: '密码不对，请重新输入',
  tooOften: '尝试次数过多，请稍后再试',
} as const;
