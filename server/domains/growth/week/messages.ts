/** Of the week in the inbox. */
export const WEEK_INBOX = {
  title: '这一周的小结来了',
  body: '上了几节课、交了几份作业、签到几天，我都记着呢，和孩子一起看吧。',
  linkText: '打开小结',
} as const;
