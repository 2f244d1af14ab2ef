/** What editors read on the screens of guides. */
import type { GuideNeeds } from '../../../../../src/contract/guides/values';

const needs: Readonly<Record<GuideNeeds, string>> = {
  nothing: '哪里都可以',
  app: '要在 App 里',
  listening: '要在旁听版 App 里',
};

export const guideTexts = {
  title: '标题',
  code: '代码',
  steps: '步骤',
  isOwn: '内容',
  own: '自己改过',
  ours: '产品自带',
  ownHelp: '保存后这一页由你们维护，产品更新不会再改它。',
  words: '说明',
  step: '这一步',
  stepWords: '怎么做',
  alt: '图片里是什么',
  altHelp: '读屏软件会念给家长听',
  notes: '注意事项',
  notesHelp: '一行一条，最多 10 条',
  next: '下一步',
  button: '按钮文字',
  buttonHelp: '有跳转时要写，比如“去上课”',
  needs: '在哪里能做',
  needsOf: needs,
  where: '不能做时告诉家长去哪里',
} as const;
