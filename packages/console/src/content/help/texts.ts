/** What editors read on the screens of the help. */
import type { HelpParagraphKind } from '../../../../../src/contract/help/values';

const kinds: Readonly<Record<HelpParagraphKind, string>> = {
  heading: '小标题',
  text: '正文',
  step: '步骤',
  tip: '提示',
};

export const helpTexts = {
  add: '写文章',
  addCategory: '新增分类',
  title: '标题',
  category: '分类',
  name: '分类名称',
  position: '顺序',
  positionHelp: '从小到大',
  articles: '文章',
  keyword: '标题或内容里的字',
  updatedAt: '修改时间',
  votes: '家长的评价',
  voted: (helped: number, didNot: number) => `有帮助 ${helped}，没帮助 ${didNot}`,
  noVotes: '还没有',
  paragraphs: '内容',
  kind: '形式',
  kinds,
  text: '文字',
  related: '相关文章',
  relatedHelp: '选文章的标题；同一分类的会自动补在后面',
  remove: '删除文章',
  removeSure: '删除后家长就看不到了，评价也一起删除，不能恢复。',
  removeCategory: '删除分类',
  removeCategorySure: '只有没有文章的分类可以删除。',
} as const;
