export const AGE_TEXT = {
  title: '孩子今年几岁了？',
  guide: '告诉我们年龄，为孩子推荐合适的内容',
  age: (age: number): string => `${age}岁`,
  submit: '确定',
  hourKnown: '知道了',
  seeHours: '查看我的课时',
} as const;
