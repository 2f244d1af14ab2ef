/** Demo courses of all four types, with the chapters of the live ones. */
import type { CourseAudience, CourseType, SubjectName } from '../../../../src/contract/courses/values';
import type { CoverMood } from '../../pictures/covers';
import type { Thing } from '../../pictures/things';

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
  readonly chapters?: readonly (readonly [name: string, thing: Thing])[];
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
      ['图形推理', 'shapes'],
      ['找规律', 'beads'],
      ['有趣的排队', 'ducks'],
      ['立体拼搭', 'cubes'],
      ['火柴棒之谜', 'matches'],
      ['巧数方块', 'blocks'],
      ['称重小侦探', 'balance'],
      ['路线规划', 'map'],
      ['四宫数独', 'sudoku'],
      ['错觉与真相', 'illusion'],
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
      ['自我介绍', 'mic'],
      ['我的好朋友', 'friends'],
      ['一次难忘的旅行', 'suitcase'],
      ['看图说话', 'picture'],
      ['讲一个成语故事', 'scroll'],
      ['小小辩论赛', 'debate'],
      ['古诗诵读', 'fan'],
      ['给爸爸妈妈的信', 'envelope'],
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
      ['棋盘与棋子', 'goban'],
      ['气与提子', 'liberties'],
      ['打吃的方向', 'atari'],
      ['连接与切断', 'linked'],
      ['征子', 'ladder'],
      ['枷吃', 'net'],
      ['两只眼活棋', 'eyes'],
      ['死活入门', 'brothers'],
      ['布局常识', 'opening'],
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
      ['让角色动起来', 'robot'],
      ['循环的力量', 'loop'],
      ['如果与那么', 'traffic-light'],
      ['会说话的小猫', 'cat'],
      ['接苹果游戏', 'basket'],
      ['变量是什么', 'jar'],
      ['迷宫闯关', 'maze'],
      ['作品展示会', 'trophy'],
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
      ['颜色与水果', 'fruit'],
      ['我的家人', 'house'],
      ['动物园的一天', 'tiger'],
      ['天气怎么样', 'weather'],
      ['生日聚会', 'cake'],
      ['身体部位歌', 'hand'],
      ['小小厨师', 'pot'],
      ['去海边', 'beach'],
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
      ['凑十法', 'ten-frame'],
      ['认识钟表', 'clock'],
      ['人民币的换算', 'coins'],
      ['图形的周长', 'ruler'],
      ['间隔问题', 'trees'],
      ['加减巧算', 'sums'],
      ['统计小能手', 'chart'],
      ['方向与位置', 'compass'],
      ['乘法的意义', 'egg-box'],
      ['倍数的秘密', 'pods'],
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
