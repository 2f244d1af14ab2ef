export const loginTexts = {
  title: '先验证手机号',
  words: '验证后，换一台手机也能接着做，结果只有您看得到。',
  submit: '开始测评',
  note: '未注册的手机号验证后将自动创建账号',
} as const;
