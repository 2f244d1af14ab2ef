/** Features of the demo lessons, by subject. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { CoverMood } from '../../pictures/covers';

interface DemoFeature {
  readonly subject: SubjectName;
  readonly mood: CoverMood;
  readonly title: string;
  readonly summary: string;
  readonly points: readonly (readonly [title: string, text: string])[];
  /** Parts of a lesson. */
  readonly steps: readonly (readonly [title: string, minutes: number, text: string])[];
}

export const FEATURES: readonly DemoFeature[] = [
  {
    subject: 'wandou',
    mood: 'meadow',
    title: '会想，才会学',
    summary: '四到六个孩子一班的直播小课堂，每节 40 分钟。孩子动手、开口、和同伴一起找出规律。',
    points: [
      ['人人都开口', '每节课每个孩子至少讲一次“我是这么想的”。'],
      ['先动手再说理', '教具寄到家，积木、卡片和实物都能摆一摆。'],
      ['看得见的成长', '课后当天有小结，每个阶段有一份成长报告。'],
    ],
    steps: [
      ['热身', 5, '一道小谜题，让小脑袋醒一醒。'],
      ['探索', 12, '用教具动手试，老师只提问，不给答案。'],
      ['讲一讲', 10, '轮流说出自己的想法，听听别人怎么想。'],
      ['闯关', 10, '把新方法用到三道由易到难的题里。'],
      ['小结', 3, '说一说今天学会了什么。'],
    ],
  },
  {
    subject: 'yuwen',
    mood: 'stage',
    title: '敢开口，说得清',
    summary: '小舞台式的口才课，每节 45 分钟。从一句话到一个故事，站得稳，说得清。',
    points: [
      ['人人上台', '每节课每个孩子都有自己的一分钟。'],
      ['有话可说', '从生活里找话题，先画思路图，再开口。'],
      ['听得见的鼓励', '老师和同伴都会说出一个优点。'],
    ],
    steps: [
      ['开嗓', 5, '绕口令和发声练习。'],
      ['听故事', 10, '听一段示范，找一找好在哪里。'],
      ['画思路', 10, '用三格图把要说的话排好队。'],
      ['上台', 15, '每个孩子讲一分钟。'],
      ['点评', 5, '一个优点，一个小建议。'],
    ],
  },
  {
    subject: 'weiqi',
    mood: 'room',
    title: '走一步，想三步',
    summary: '从第一颗棋子开始的围棋启蒙，每节 50 分钟，讲、练、下各占一段。',
    points: [
      ['每课有对局', '学到的招法当堂就用。'],
      ['懂礼仪', '落子无悔，赢了不骄，输了会复盘。'],
    ],
    steps: [
      ['复盘', 8, '看一看上节课的一步好棋。'],
      ['新招', 15, '在大棋盘上认识一种新下法。'],
      ['练习', 10, '五道小题，马上用一用。'],
      ['对局', 15, '和同班同学下一盘小棋。'],
      ['小结', 2, '说出今天最满意的一步。'],
    ],
  },
  {
    subject: 'moli',
    mood: 'evening',
    title: '和外教聊起来',
    summary: '四人小班外教课，每节 25 分钟，歌声、手势和图画一起上。',
    points: [
      ['全英文环境', '听不懂也不怕，老师会演给孩子看。'],
      ['说满十分钟', '四个人的小班，每个孩子都有话说。'],
    ],
    steps: [
      ['Hello song', 3, '唱着歌打招呼。'],
      ['New words', 7, '看图、听音、跟着做动作。'],
      ['Talk time', 10, '两人一组聊一聊。'],
      ['Story', 5, '用新单词听一个小故事。'],
    ],
  },
  {
    subject: 'math',
    mood: 'meadow',
    title: '学会一种想法',
    summary: '不刷题的数学课，每节 40 分钟。把数量关系画出来，看得见才想得清。',
    points: [
      ['画图讲题', '一张图说清一道题。'],
      ['一题多想', '同一道题，听三个孩子的三种办法。'],
    ],
    steps: [
      ['口算', 5, '两分钟小游戏，唤醒数感。'],
      ['看图', 12, '把故事画成图。'],
      ['想办法', 13, '分组说出不同的解法。'],
      ['练习', 8, '换一个故事再试一次。'],
      ['小结', 2, '给今天的办法起个名字。'],
    ],
  },
];
