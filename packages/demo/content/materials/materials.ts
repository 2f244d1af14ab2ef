/** Demo learning materials. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { CoverMood } from '../../pictures/covers';
import type { Thing } from '../../pictures/things';
import type { SheetName } from './sheets';

export type FilmName = 'counting' | 'patterns';

export interface FileText {
  readonly title: string;
  readonly what: { readonly sheet: SheetName } | { readonly picture: Thing } | { readonly film: FilmName };
  /** Only for films. */
  readonly summary?: string;
}

export interface MaterialText {
  readonly subject: SubjectName;
  readonly title: string;
  readonly summary: string;
  readonly mood: CoverMood;
  /** On the cover. */
  readonly thing: Thing;
  readonly daysAgo: number;
  readonly files: readonly FileText[];
}

export const FILM_SECONDS: Readonly<Record<FilmName, number>> = { counting: 16, patterns: 14 };

/** On the covers of the films. */
export const FILM_THINGS: Readonly<Record<FilmName, Thing>> = { counting: 'pods', patterns: 'beads' };

export const MATERIALS: readonly MaterialText[] = [
  {
    subject: 'wandou',
    title: '找规律 · 拓展练习包',
    summary: '配合第2讲使用，从图形到数字，一步步发现规律。',
    mood: 'meadow',
    thing: 'magnifier',
    daysAgo: 2,
    files: [
      {
        title: '动画：豌豆排排队',
        what: { film: 'patterns' },
        summary: '看豌豆们按颜色排队，暂停下来猜一猜下一颗是什么颜色，再和孩子说说为什么。',
      },
      {
        title: '动画：一起数豌豆',
        what: { film: 'counting' },
        summary: '从 1 数到 10，感受五个一组的数法。可以请孩子一边指一边大声数出来。',
      },
      { title: '四宫数独练习（可打印）', what: { sheet: 'sudoku' } },
      { title: '20以内加法口算（可打印）', what: { sheet: 'sums' } },
      { title: '课程海报', what: { picture: 'shapes' } },
    ],
  },
  {
    subject: 'wandou',
    title: '空间想象 · 亲子游戏手册',
    summary: '用积木和纸盒玩的六个游戏，每天十分钟。',
    mood: 'room',
    thing: 'cubes',
    daysAgo: 16,
    files: [
      { title: '方格书写纸（可打印）', what: { sheet: 'writing' } },
      { title: '积木搭建参考图', what: { picture: 'blocks' } },
    ],
  },
  {
    subject: 'yuwen',
    title: '小小演说家 · 朗读与书写',
    summary: '田字格书写纸和舞台站位图，在家也能练习当小主持人。',
    mood: 'stage',
    thing: 'book',
    daysAgo: 5,
    files: [
      { title: '田字格书写纸（可打印）', what: { sheet: 'writing' } },
      { title: '舞台站位图', what: { picture: 'mic' } },
    ],
  },
  {
    subject: 'weiqi',
    title: '围棋启蒙 · 家庭对弈包',
    summary: '没有棋盘也能下棋：打印棋盘，用纽扣和豆子当棋子。',
    mood: 'evening',
    thing: 'goban',
    daysAgo: 9,
    files: [
      { title: '十九路棋盘（可打印）', what: { sheet: 'board' } },
      { title: '对弈礼仪图', what: { picture: 'brothers' } },
    ],
  },
  {
    subject: 'math',
    title: '认识数与加减 · 练习包',
    summary: '数的分与合、20以内加减法，配套动画和口算练习。',
    mood: 'room',
    thing: 'sums',
    daysAgo: 4,
    files: [
      {
        title: '动画：一起数豌豆',
        what: { film: 'counting' },
        summary: '从 1 数到 10，感受五个一组的数法。',
      },
      { title: '20以内加法口算（可打印）', what: { sheet: 'sums' } },
    ],
  },
];
