export const thingsTexts = {
  given: '我的答案',
  right: '正确答案',
  nothing: '还没有作答',
};
