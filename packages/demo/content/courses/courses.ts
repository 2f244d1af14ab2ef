/** Demo courses of all four types, with the chapters of the live ones. */
import type { CourseAudience, CourseType, SubjectName } from '../../../../src/contract/courses/values';
import type { CoverMood } from '../../pictures/catalogue';

export interface DemoCourse {
  readonly type: keyof typeof CourseType;
  readonly subject: SubjectName;
  readonly name: string;
  readonly title: string;
  readonly mood: CoverMood;
  readonly courseNum: number;
  readonly audience?: CourseAudience;
  /** Name of the demo page it links to. */
  readonly pageName?: string;
  readonly chapters?: readonly string[];
}

export const COURSES = {
  wandou: {
    type: 'live',
    subject: 'wandou',
    name: '豌豆思维 进阶班',
    title: '小班直播，每节40分钟',
    mood: 'meadow',
    courseNum: 96,
    chapters: [
      '图形推理',
      '找规律',
      '有趣的排队',
      '立体拼搭',
      '火柴棒之谜',
      '巧数方块',
      '称重小侦探',
      '路线规划',
      '四宫数独',
      '错觉与真相',
    ],
  },
  yuwen: {
    type: 'live',
    subject: 'yuwen',
    name: '语文口才 小小演说家',
    title: '敢开口，说得清',
    mood: 'stage',
    courseNum: 72,
    chapters: [
      '自我介绍',
      '我的好朋友',
      '一次难忘的旅行',
      '看图说话',
      '讲一个成语故事',
      '小小辩论赛',
      '古诗诵读',
      '给爸爸妈妈的信',
    ],
  },
  weiqi: {
    type: 'live',
    subject: 'weiqi',
    name: '围棋 启蒙班',
    title: '从第一颗棋子开始',
    mood: 'room',
    courseNum: 40,
    chapters: [
      '棋盘与棋子',
      '气与提子',
      '打吃的方向',
      '连接与切断',
      '征子',
      '枷吃',
      '两只眼活棋',
      '死活入门',
      '布局常识',
    ],
  },
  biancheng: {
    type: 'live',
    subject: 'biancheng',
    name: '编程 图形化创作',
    title: '做出自己的第一个游戏',
    mood: 'stage',
    courseNum: 32,
    chapters: [
      '让角色动起来',
      '循环的力量',
      '如果与那么',
      '会说话的小猫',
      '接苹果游戏',
      '变量是什么',
      '迷宫闯关',
      '作品展示会',
    ],
  },
  moli: {
    type: 'live',
    subject: 'moli',
    name: '魔力耳朵 外教课',
    title: '和外教一起聊起来',
    mood: 'meadow',
    courseNum: 60,
    chapters: [
      '颜色与水果',
      '我的家人',
      '动物园的一天',
      '天气怎么样',
      '生日聚会',
      '身体部位歌',
      '小小厨师',
      '去海边',
    ],
  },
  math: {
    type: 'live',
    subject: 'math',
    name: '数学 能力提升班',
    title: '学会一种想法，再学会一道题',
    mood: 'meadow',
    courseNum: 96,
    chapters: [
      '凑十法',
      '认识钟表',
      '人民币的换算',
      '图形的周长',
      '间隔问题',
      '加减巧算',
      '统计小能手',
      '方向与位置',
      '乘法的意义',
      '倍数的秘密',
    ],
  },
  jianqiao: {
    type: 'recorded',
    subject: 'jianqiao',
    name: '剑桥英语 自然拼读',
    title: '看到单词就会读',
    mood: 'stage',
    courseNum: 30,
  },
  wandouCartoon: {
    type: 'recorded',
    subject: 'wandou',
    name: '豌豆思维 动画课',
    title: '随时可看，每集8分钟',
    mood: 'evening',
    courseNum: 24,
  },
  mindTalk: {
    type: 'recordedOther',
    subject: 'xinli',
    name: '亲子情绪微课',
    title: '陪孩子认识情绪',
    mood: 'meadow',
    courseNum: 12,
  },
  codeCamp: {
    type: 'recordedOther',
    subject: 'biancheng',
    name: '编程趣味挑战营',
    title: '七天，七个小作品',
    mood: 'evening',
    courseNum: 7,
    pageName: 'code/camp',
  },
  weiqiTrial: {
    type: 'trial',
    subject: 'weiqi',
    name: '围棋 体验课',
    title: '25分钟认识黑白世界',
    mood: 'evening',
    courseNum: 1,
  },
  wandouTrial: {
    type: 'trial',
    subject: 'wandou',
    name: '豌豆思维 体验课',
    title: '看见孩子怎么想',
    mood: 'stage',
    courseNum: 1,
    audience: 'unofficial',
  },
  idioms: {
    type: 'recordedOther',
    subject: 'yuwen',
    name: '宝贝学 成语故事',
    title: '一个故事记住一个成语',
    mood: 'evening',
    courseNum: 50,
    audience: 'recommended',
  },
} as const satisfies Record<string, DemoCourse>;

export type CourseKey = keyof typeof COURSES;
