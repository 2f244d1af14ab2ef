/** Demo works: author and content. */
import { WorkKind } from '../../../../src/contract/works/values';
import type { WorkPicture } from '../../pictures/catalogue';
import type { DemoAccountName } from '../../account-names';
import type { FilmName } from '../films';

export interface DemoWork {
  readonly by: DemoAccountName;
  readonly title: string;
  readonly words: string;
  readonly nickname?: string;
  /** Index in TOPICS of its kind; absent: no topic. */
  readonly topic?: number;
  /** A work with a film, with the first picture as its cover; absent: a work of pictures. */
  readonly film?: FilmName;
  readonly pictures: readonly [WorkPicture, ...WorkPicture[]];
  readonly daysAgo: number;
  /** Number of likes by parents of other demo children. */
  readonly likes: number;
  readonly comments?: readonly string[];
}

export interface DemoTopic {
  readonly title: string;
  readonly words: string;
  readonly picture: WorkPicture;
  /** Days from now; absent: no start or no end. */
  readonly from?: number;
  readonly to?: number;
}

export const TOPICS: Readonly<Record<'babyShow' | 'littleTeacher', readonly DemoTopic[]>> = {
  babyShow: [
    {
      title: '秋天的颜色',
      words: '去户外找一找秋天的颜色，画下来、拼出来或者拍下来，说说你最喜欢哪一种。',
      picture: 'autumn-trees',
      from: -12,
      to: 40,
    },
    {
      title: '我的奇思妙想',
      words: '火箭、海底、会飞的房子……把脑袋里的新点子变成作品，和大家分享。',
      picture: 'to-the-moon',
    },
    {
      title: '夏天的小花园',
      words: '把夏天种下的花和叶子画下来，给它们起个名字。',
      picture: 'my-garden',
      from: -150,
      to: -70,
    },
  ],
  littleTeacher: [
    {
      title: '三分之一和四分之一，哪个大？',
      words: '用图画、积木或者分一分身边的东西，把道理讲给大家听。',
      picture: 'which-is-more',
      from: -20,
      to: 30,
    },
    {
      title: '找规律：下一行有几个点？',
      words: '讲一讲你是怎么发现规律的，第十行又会有几个点。',
      picture: 'triangle-numbers',
    },
    {
      title: '开局第一步下在哪里',
      words: '说说你的围棋开局，为什么这样下。',
      picture: 'first-game',
      from: -90,
      to: -30,
    },
  ],
};

export const SHOWN: Readonly<Record<WorkKind, readonly DemoWork[]>> = {
  [WorkKind.babyShow]: [
    {
      ...{ by: 'oneSubject', title: '秋天的三棵树', topic: 0, daysAgo: 2, likes: 6 },
      words: '公园里的树变了三种颜色，我用了五支蜡笔。',
      pictures: ['autumn-trees', 'our-house'],
      comments: ['颜色搭配得真好看！', '让我想起了上周的公园。'],
    },
    {
      ...{ by: 'manySubjects', title: '开火箭去月亮', topic: 1, daysAgo: 4, likes: 8 },
      words: '火箭要带够豌豆汤，路上会饿。',
      nickname: '爱画画的小熊',
      pictures: ['to-the-moon'],
      comments: ['想象力满分！'],
    },
    {
      ...{ by: 'wholeQueue', title: '海底运动会', topic: 1, daysAgo: 6, likes: 5 },
      words: '三条鱼在比赛，泡泡是观众。',
      pictures: ['under-the-sea', 'pea-boat'],
    },
    {
      ...{ by: 'cards', title: '彩虹下面的两颗豆', daysAgo: 8, likes: 3 },
      words: '下过雨以后，他们一起去看彩虹。',
      pictures: ['rainbow-day'],
    },
    {
      ...{ by: 'higherLevel', title: '我搭的高塔', daysAgo: 9, likes: 4, film: 'blocks' },
      words: '从五块搭到一块，一次都没有倒。',
      pictures: ['block-tower'],
      comments: ['手真稳！'],
    },
    {
      ...{ by: 'captchaFirst', title: '热气球旅行', topic: 1, daysAgo: 11, likes: 2 },
      words: '大的气球坐爸爸妈妈，小的坐我。',
      pictures: ['balloon-trip'],
    },
    {
      ...{ by: 'manySubjects', title: '夏天的小花园', topic: 2, daysAgo: 80, likes: 7 },
      words: '每一朵花都有名字，最高的叫向上。',
      pictures: ['my-garden', 'plant-diary'],
    },
  ],
  [WorkKind.littleTeacher]: [
    {
      ...{ by: 'manySubjects', title: '分蛋糕，比大小', topic: 0, daysAgo: 3, likes: 6, film: 'blocks' },
      words: '分得越多，每一份就越小，我用积木摆给你看。',
      pictures: ['which-is-more'],
      comments: ['讲得很清楚，我家孩子听懂了。'],
    },
    {
      ...{ by: 'oneSubject', title: '点点数会长大', topic: 1, daysAgo: 5, likes: 4, film: 'counting' },
      words: '每一行都比上一行多一个点。',
      pictures: ['triangle-numbers'],
    },
    {
      ...{ by: 'tagsAndCheckIn', title: '我的种植记录', daysAgo: 7, likes: 3 },
      words: '每天量一次，三个星期长了三倍。',
      pictures: ['plant-diary'],
    },
    {
      ...{ by: 'deviceLimited', title: '先占角，再走边', topic: 2, daysAgo: 45, likes: 5 },
      words: '角上围地用的棋子最少。',
      nickname: '围棋小虎',
      pictures: ['first-game'],
    },
  ],
  [WorkKind.teacherStar]: [
    {
      ...{ by: 'wholeQueue', title: '数一数，不漏数', daysAgo: 3, likes: 5, film: 'counting' },
      words: '按顺序做记号，就不会数漏。',
      pictures: ['triangle-numbers'],
    },
    {
      ...{ by: 'oneSubject', title: '气球为什么会飞', daysAgo: 4, likes: 4, film: 'balloon' },
      words: '热的空气比较轻，会往上跑。',
      pictures: ['balloon-trip'],
    },
    {
      ...{ by: 'cards', title: '怎样搭得更高', daysAgo: 6, likes: 2, film: 'blocks' },
      words: '下面要宽，上面要窄。',
      pictures: ['block-tower'],
    },
  ],
};

/** For last October, by rank. */
export const OF_OCTOBER: readonly Omit<DemoWork, 'daysAgo'>[] = [
  {
    ...{ by: 'manySubjects', title: '一半的一半是多少', likes: 8, film: 'blocks' },
    words: '把一块积木分两次，就知道了。',
    nickname: '爱画画的小熊',
    pictures: ['which-is-more'],
  },
  {
    ...{ by: 'higherLevel', title: '数到一百的好办法', likes: 6, film: 'counting' },
    words: '十个十个地圈起来。',
    pictures: ['triangle-numbers'],
  },
  {
    ...{ by: 'captchaFirst', title: '热气球的秘密', likes: 6, film: 'balloon' },
    words: '先把空气变热，再放手。',
    pictures: ['balloon-trip'],
  },
  {
    ...{ by: 'tagsAndCheckIn', title: '积木桥能走几辆车', likes: 3, film: 'blocks' },
    words: '桥面下多放一块，就更结实。',
    pictures: ['block-tower'],
  },
];

export const RULES = [
  { title: '谁可以参加', words: '所有在学的小朋友都可以参加，每个小朋友按点赞最多的一个作品计算名次。' },
  { title: '怎样参加', words: '录一段讲题视频，写好标题和介绍，提交审核。审核通过后作品会公开展示。' },
  {
    title: '怎样计算名次',
    words: '活动结束时按点赞数排名，点赞数相同时先展示的作品在前。每位家长对一个作品只能点赞一次。',
  },
  { title: '奖励怎样发放', words: '活动结束、作品全部审核后，星星会自动放进账户，并在消息中心通知。' },
  {
    title: '保护孩子的隐私',
    words: '作品里不要出现全名、电话、住址和学校名称。作品随时可以撤回，撤回后文件会被删除。',
  },
] as const;

export const PRIZES = [
  { from: 1, to: 1, name: '小老师之星', stars: 30 },
  { from: 2, to: 3, name: '优秀小老师', stars: 15 },
  { from: 4, to: 10, name: '进步小老师', stars: 5 },
] as const;
