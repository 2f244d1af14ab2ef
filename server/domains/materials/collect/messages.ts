/** Shown to parents. */
export const COLLECT_MESSAGES = {
  unknown: '这次征集不存在或已下架',
  over: '这次征集已经结束，感谢您的关注',
  closed: '您已经提交过了，暂时不能再次提交',
  nothingSent: '还没有提交过内容',
  lookedAt: '老师已经开始查看，暂时不能撤回',
  consentMissing: '请先阅读并同意素材的使用说明',
} as const;

/** Messages of the inbox. */
export const COLLECT_INBOX = {
  asked: (title: string, asker: string) => ({
    title: `素材征集：${title}`,
    body: `${asker}邀请您和孩子参加，点开看看需要什么。`,
  }),
  send: '去提交',
  accepted: (title: string) => ({
    title: '素材已采用',
    body: `您为“${title}”提交的素材已经被采用，感谢您和孩子的分享。`,
  }),
  sentBack: (title: string, reason: string) => ({
    title: '素材需要补充',
    body: `您为“${title}”提交的素材需要再补充一下：${reason}`,
  }),
  look: '去看看',
} as const;
