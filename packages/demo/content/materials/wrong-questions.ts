/** Wrong questions of a demo child, by subject and knowledge point. */
import type { SubjectName } from '../../../../src/contract/courses/values';

export interface QuestionText {
  readonly stem: string;
  readonly options?: readonly string[];
  readonly child: string;
  readonly right: string;
  readonly analysis: string;
  /** Asked in the lesson, in a test, or in its homework: then that must have been corrected by now. */
  readonly asked: 'lesson' | 'homework' | 'test';
  readonly times?: number;
  readonly isMastered?: boolean;
}

interface PointText {
  readonly subject: SubjectName;
  readonly name: string;
  /** Chapter that teaches it, if it is called otherwise. */
  readonly chapter?: string;
  readonly questions: readonly QuestionText[];
}

export const WRONG_QUESTIONS: readonly PointText[] = [
  {
    subject: 'wandou',
    name: '找规律',
    questions: [
      {
        stem: '找一找规律，括号里应该填几？\n2，5，11，23，（　）',
        options: ['35', '46', '47', '49'],
        child: '35',
        right: '47',
        analysis: '后一个数等于前一个数乘 2 再加 1：2×2+1=5，5×2+1=11，11×2+1=23，所以 23×2+1=47。',
        asked: 'lesson',
        times: 2,
      },
      {
        stem: '珠子按“红、红、蓝、黄”的顺序一直重复，第 30 颗珠子是什么颜色？',
        options: ['红色', '蓝色', '黄色'],
        child: '蓝色',
        right: '红色',
        analysis: '每 4 颗为一组，30÷4=7 组余 2，第 30 颗是新一组的第 2 颗，所以是红色。',
        asked: 'test',
      },
      {
        stem: '按规律接着画：△ ○ ○ △ ○ ○ ○ △ ○ ○ ○ ○ △，下面应该画几个 ○？',
        child: '4 个',
        right: '5 个',
        analysis: '每两个 △ 之间的 ○ 依次是 2、3、4 个，下一次应该是 5 个。',
        asked: 'test',
        isMastered: true,
      },
      {
        stem: '1，1，2，3，5，8，（　），21',
        options: ['11', '12', '13', '14'],
        child: '11',
        right: '13',
        analysis: '从第三个数开始，每个数都是前两个数的和：5+8=13，8+13=21。',
        asked: 'lesson',
      },
    ],
  },
  {
    subject: 'wandou',
    name: '巧数方块',
    questions: [
      {
        stem: '一个 3×3×3 的大正方体，六个面都涂上红色，再切成 27 个小正方体。恰好两面涂色的有几个？',
        options: ['6', '8', '12', '18'],
        child: '8',
        right: '12',
        analysis: '两面涂色的小正方体在每条棱的中间，正方体有 12 条棱，每条棱上有 1 个，共 12 个。',
        asked: 'lesson',
        times: 3,
      },
      {
        stem: '用小方块搭一个楼梯，第 1 层 1 块，第 2 层 3 块，第 3 层 5 块。搭 5 层一共要多少块？',
        child: '20',
        right: '25',
        analysis: '每层依次是 1、3、5、7、9 块，1+3+5+7+9=25，也就是 5×5。',
        asked: 'homework',
      },
    ],
  },
  {
    subject: 'wandou',
    name: '称重小侦探',
    questions: [
      {
        stem: '9 枚硬币中有 1 枚较轻的假币，用天平最少称几次一定能找到它？',
        options: ['1 次', '2 次', '3 次', '4 次'],
        child: '3 次',
        right: '2 次',
        analysis: '分成 3、3、3 三份，先称两份找出假币所在的一份，再从 3 枚里称 1 次，共 2 次。',
        asked: 'lesson',
      },
      {
        stem: '1 个苹果和 2 个橘子一样重，1 个西瓜和 6 个苹果一样重，1 个西瓜和几个橘子一样重？',
        child: '8 个',
        right: '12 个',
        analysis: '1 个苹果等于 2 个橘子，6 个苹果等于 12 个橘子，所以 1 个西瓜等于 12 个橘子。',
        asked: 'lesson',
        isMastered: true,
      },
    ],
  },
  {
    subject: 'wandou',
    name: '路线规划',
    questions: [
      {
        stem: '小豆从家到学校，只能向右或向上走，方格是 2×2 的，一共有几条不同的最短路线？',
        options: ['4', '5', '6', '8'],
        child: '4',
        right: '6',
        analysis: '用标数法：每个路口的走法等于左边和下边路口走法的和，最后得到 6 条。',
        asked: 'lesson',
        times: 2,
      },
      {
        stem: '下面哪个图形可以一笔画成，而且不重复？',
        options: ['田字格', '五角星', '两个分开的圆'],
        child: '田字格',
        right: '五角星',
        analysis: '一笔画的图形必须连在一起，而且单数点只能是 0 个或 2 个。五角星的每个点都是双数点。',
        asked: 'homework',
      },
      {
        stem: '小豆每分钟走 50 米，走 8 分钟到图书馆。如果每分钟走 80 米，需要几分钟？',
        child: '4 分钟',
        right: '5 分钟',
        analysis: '路程是 50×8=400 米，400÷80=5 分钟。',
        asked: 'test',
      },
    ],
  },
  {
    subject: 'yuwen',
    name: '看图说话',
    questions: [
      {
        stem: '看图说话时，下面哪一句把“时间、地点、人物、事情”说完整了？',
        options: ['小明在放风筝。', '星期天，小明在公园里放风筝。', '公园里的风筝真漂亮。'],
        child: '小明在放风筝。',
        right: '星期天，小明在公园里放风筝。',
        analysis: '完整的一句话要说清什么时候、在哪里、谁、做什么。第一句缺少时间和地点。',
        asked: 'lesson',
      },
      {
        stem: '“突然，天下起了大雨。”后面接哪一句最合适？',
        options: ['大家赶紧跑到亭子里躲雨。', '太阳照得大家暖洋洋的。', '妈妈买了一把新伞。'],
        child: '妈妈买了一把新伞。',
        right: '大家赶紧跑到亭子里躲雨。',
        analysis: '讲故事要前后连贯，“突然下雨”之后应该说人们怎么做。',
        asked: 'test',
        isMastered: true,
      },
    ],
  },
  {
    subject: 'yuwen',
    name: '成语故事',
    chapter: '讲一个成语故事',
    questions: [
      {
        stem: '“守株待兔”这个成语是用来批评什么样的人？',
        options: ['做事太着急的人', '想不劳而获的人', '说话不算数的人'],
        child: '做事太着急的人',
        right: '想不劳而获的人',
        analysis: '农夫捡到一只撞死的兔子，就不再种地，天天守在树下，比喻不努力却希望得到收获。',
        asked: 'lesson',
      },
    ],
  },
  {
    subject: 'weiqi',
    name: '气与提子',
    questions: [
      {
        stem: '棋盘正中间的一颗黑子，四周都没有棋子，它有几口气？',
        options: ['2 口', '3 口', '4 口', '8 口'],
        child: '8 口',
        right: '4 口',
        analysis: '只有直线紧邻的空点才是气，斜着的点不是气，所以中间的棋子有 4 口气。',
        asked: 'lesson',
      },
      {
        stem: '棋子在棋盘的角上时，最少用几颗棋子可以把它提掉？',
        options: ['1 颗', '2 颗', '3 颗', '4 颗'],
        child: '3 颗',
        right: '2 颗',
        analysis: '角上的棋子只有 2 口气，对方用 2 颗棋子占住两口气就能提掉它。',
        asked: 'test',
      },
    ],
  },
];
