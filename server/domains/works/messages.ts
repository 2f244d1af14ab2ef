import { WORK_MOST_OPEN, WORK_TITLE_LENGTH, WORKS_PER_DAY } from '../../../src/contract/works/values';

/** Shown to parents. */
export const WORK_MESSAGES = {
  unknown: '这个作品不存在或暂时不能查看',
  unknownComment: '这条评论不存在或已被删除',
  otherKind: '作品类型不一致，请刷新后重试',
  unknownTopic: '这个主题不存在或已结束',
  badFile: '有文件上传失败，请重新上传',
  notArrived: '还有文件没有上传完，请稍候再提交',
  noFile: '请先添加照片或视频',
  oneFilm: '一个作品只能有一段视频，或者几张照片',
  noCover: '请为视频选一张封面',
  title: `标题请写${WORK_TITLE_LENGTH.min}到${WORK_TITLE_LENGTH.max}个字`,
  tooLong: '文字太长了，请删减一些',
  noConsent: '请先阅读并同意作品展示说明',
  fullName: '为了孩子的安全，请不要写全名',
  phone: '请不要写电话号码',
  state: '作品状态已变化，请刷新',
  topicClosed: '这个主题现在不能参加',
  tooManyOpen: `最多同时保留${WORK_MOST_OPEN}个未展示的作品，请先处理已有的作品`,
  tooManySent: `每天最多提交${WORKS_PER_DAY}个作品，请明天再来`,
  tooManyComments: '评论得太频繁了，请稍后再来',
  emptyComment: '请写下想说的话',
  ownReport: '这是您自己的作品，可以直接撤回',
} as const;

const titled = (title: string) => (title === '' ? '未命名的作品' : `《${title}》`);

/** In the parents' inbox. */
export const WORK_INBOX = {
  shown: {
    title: (title: string) => `作品已展示：${titled(title)}`,
    body: '审核通过，现在大家都能看到这个作品了。',
    linkText: '查看作品',
  },
  refused: {
    title: (title: string) => `作品未通过审核：${titled(title)}`,
    body: (reason: string) => `${reason}\n修改后可以再次提交。`,
    linkText: '去修改',
  },
  again: {
    title: (title: string) => `作品正在复核：${titled(title)}`,
    body: '有家长对这个作品提出了意见，复核期间暂不展示，结果会再通知您。',
    linkText: '查看作品',
  },
  comment: {
    title: (title: string) => `收到新评论：${titled(title)}`,
    body: (author: string, text: string) => `${author}：${text}`,
    linkText: '查看评论',
  },
  prize: {
    title: (topic: string) => `${topic}评选结果`,
    body: (place: number, prize: string, stars: number) =>
      [`恭喜获得第${place}名：${prize}。`, stars > 0 ? `${stars}颗星星已放进账户。` : ''].join(''),
    linkText: '查看活动',
  },
} as const;

/** The author's name of a comment. */
export const parentOf = (shownName: string): string => `${shownName}的家长`;

export const placeWords = (from: number, to: number): string =>
  from === to ? `第${from}名` : `第${from}–${to}名`;
