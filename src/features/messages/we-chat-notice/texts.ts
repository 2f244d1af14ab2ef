export const weChatNoticeTexts = {
  title: '绑定微信，登录更方便',
  text: '绑定后，在微信里打开就能直接进入，不用再输手机号和验证码',
  bind: '去绑定',
} as const;
