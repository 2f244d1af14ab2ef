/** Shown to staff. */
export const STAFF_MESSAGES = {
  wrongCredentials: '账号、密码或动态码不正确',
  locked: (minutes: number) => `尝试次数过多，请${minutes}分钟后再试`,
  noSession: '请先登录',
  role: '您的岗位没有这项权限',
  nameTaken: '这个账号名已被使用',
  unknownStaff: '没有这个员工账号，或者已停用',
  ownAccount: '不能停用自己的账号',
  unknown: '内容不存在或已被处理',
  unknownPerson: '找不到这位家长',
  judged: '这份材料已被处理或撤回，请刷新',
  link: '请填应用里的页面，或 https:// 开头的网址',
  button: '有跳转就要写按钮文字',
  unknownIds: (ids: string) => `没有这些学号：${ids}`,
} as const;
