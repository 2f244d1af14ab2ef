/** Teaching aids of the demo courses. */
import { TeachAidKind } from '../../../../src/contract/materials/values';
import { pictureKey, type AidThing } from '../../pictures/catalogue';
import { COURSES, type CourseKey } from '../courses/courses';

export interface DemoAid {
  readonly course: CourseKey;
  readonly kind: TeachAidKind;
  readonly title: string;
  readonly summary: string;
  readonly contents: readonly (readonly [name: string, count: number, thing: AidThing])[];
  readonly steps: readonly (readonly [title: string, text: string])[];
  /** Title of a film in the learning materials. */
  readonly film?: string;
  /** Title of the delivery it came with. */
  readonly cameWith?: string;
}

/** In the box, and its contents separately. */
export function picturesOf({ course, kind, contents }: DemoAid): string[] {
  const { subject } = COURSES[course];
  const [first = 'blocks', second = first] = contents.map(([, , thing]) => thing);
  const alone = [...new Set([first, second])].map((thing) => pictureKey.aidAlone(subject, thing));
  return kind === 'box' ? [pictureKey.aidBox(subject), ...alone] : alone;
}

const { book, box, cards, tool } = TeachAidKind;

export const AIDS: readonly DemoAid[] = [
  {
    course: 'wandou',
    kind: box,
    title: '豌豆思维 秋季教具盒',
    summary: '一学期的动手材料，每节课用到哪一样，老师会在课前提醒。',
    contents: [
      ['立方积木', 24, 'blocks'],
      ['图形卡片', 36, 'cards'],
      ['奖励贴纸', 4, 'stickers'],
    ],
    steps: [
      ['打开盒子，数一数', '和孩子一起对照清单，看看是不是都到齐了。'],
      ['跟着课堂搭一搭', '直播课上听老师口令，用积木搭出看到的图形。'],
      ['收好，下次再用', '按颜色放回小格子，也是一次分类练习。'],
    ],
    film: '动画：豌豆排排队',
    cameWith: '豌豆思维 S2 秋季教具',
  },
  {
    course: 'wandou',
    kind: book,
    title: '豌豆思维 课堂练习册',
    summary: '每讲两页，课上一页，课后一页。',
    contents: [['练习册', 1, 'book']],
    steps: [
      ['课前翻一翻', '看看今天要学什么，不用提前做。'],
      ['课后画一画', '把课上的想法画下来，讲给爸爸妈妈听。'],
    ],
  },
  {
    course: 'yuwen',
    kind: cards,
    title: '小小演说家 话题卡',
    summary: '三十六个生活里的话题，抽一张，说一分钟。',
    contents: [
      ['话题卡', 36, 'cards'],
      ['鼓励贴纸', 2, 'stickers'],
    ],
    steps: [
      ['抽一张', '孩子闭上眼睛抽一张话题卡。'],
      ['说一分钟', '先想三个词，再开口，爸爸妈妈只听不打断。'],
      ['贴一颗星', '说完贴一张贴纸，并说出一个优点。'],
    ],
    cameWith: '语文口才 阅读书包',
  },
  {
    course: 'weiqi',
    kind: tool,
    title: '围棋启蒙棋盘',
    summary: '正面十三路，背面十九路，磁力棋子不怕碰。',
    contents: [['双面棋盘', 1, 'board']],
    steps: [
      ['摆好棋盘', '黑白棋子各放一边，坐直，问好。'],
      ['一边上课一边摆', '老师讲到哪一步，孩子就摆到哪一步。'],
      ['下完收好', '数清棋子再装盒，落子无悔，收子有序。'],
    ],
    cameWith: '围棋启蒙棋盘',
  },
  {
    course: 'biancheng',
    kind: tool,
    title: '编程机器人套装',
    summary: '把课上写的程序传给机器人，看它走出来。',
    contents: [
      ['机器人主机', 1, 'robot'],
      ['拼搭积木', 48, 'blocks'],
    ],
    steps: [
      ['充好电', '第一次使用先充电两小时。'],
      ['连一连', '打开编程课里的“连接机器人”，看到绿灯就好了。'],
      ['走一走', '写一段三步的小程序，看它是不是照着走。'],
    ],
    cameWith: '编程机器人套装',
  },
  {
    course: 'moli',
    kind: box,
    title: '魔力耳朵 冬季礼盒',
    summary: '点读笔一点就说，十二本绘本配合一个学期。',
    contents: [
      ['点读笔', 1, 'pen'],
      ['绘本', 12, 'book'],
    ],
    steps: [
      ['点一点封面', '听到书名，就说明点读笔准备好了。'],
      ['跟着说', '一页听两遍，再一起说一遍。'],
    ],
    cameWith: '魔力耳朵 冬季教具礼盒',
  },
  {
    course: 'math',
    kind: cards,
    title: '数学 口算卡片',
    summary: '20 以内的加减法，正面是题，背面是图。',
    contents: [
      ['口算卡', 60, 'cards'],
      ['计数积木', 20, 'blocks'],
    ],
    steps: [
      ['先看图', '不会的题翻到背面，用图想一想。'],
      ['再说数', '把“怎么想的”说出来，比答案更重要。'],
    ],
    film: '动画：一起数豌豆',
    cameWith: '数学 口算卡片',
  },
];
