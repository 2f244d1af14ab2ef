/** Demo homework: its questions and its state. */
import type { HomeworkKind, HomeworkState } from '../../../../src/contract/homework/values';
import { QuestionKind } from '../../../../src/contract/questions/values';
import type { CourseKey } from '../courses/courses';
import type { TeacherKey } from '../lessons/seed';

const { single, judge, fill, match, order, group, grid, speak, photo, film } = QuestionKind;

export interface DemoHomework {
  readonly title: string;
  readonly course: CourseKey;
  readonly teacher: TeacherKey;
  readonly state: HomeworkState;
  readonly kind?: HomeworkKind;
  readonly task?: string;
  /** Knowledge points that its questions are on; by default its title. */
  readonly about?: readonly string[];
  /** Question kinds in order: each takes the bank's next question on these points. */
  readonly asks: readonly QuestionKind[];
  /** Days before now. */
  readonly givenDaysAgo: number;
  /** Days from now; null: no due date. */
  readonly dueInDays: number | null;
  /** In the first hand-in; one fewer in each later one. */
  readonly mistakes?: number;
  /** How often the teacher returned it. */
  readonly timesBack?: number;
  readonly isExcused?: true;
  readonly hasFilm?: true;
  readonly words?: string;
}

const WORDS = {
  careful: '每一步都写出来了，老师一眼就看懂了你的想法。错的那一题别着急，再想一想。',
  again: '思路很好！第三个算式再加一遍，个位满十记得进一，改好拍给老师看。',
  writing: '写得真清楚，读着读着，你的好朋友就站在眼前了。',
  proud: '订正得又快又认真，这就是会学习的样子。',
  voice: '声音响亮，停顿也很自然，老师忍不住听了两遍。',
} as const;

const TASK = '先自己想一想，想不出来可以画一画；做完再请爸爸妈妈听你讲一遍。';

/** Account 3: four to do. What is done after class is about the lesson that was held last. */
export const MANY: readonly DemoHomework[] = [
  {
    ...{ title: '进位加法我来算', course: 'math', teacher: 'chen', state: 'handedBack', task: TASK },
    ...{
      about: ['凑十法'],
      asks: [single, fill, photo],
      givenDaysAgo: 8,
      dueInDays: 1,
      mistakes: 1,
      words: WORDS.again,
    },
  },
  {
    ...{ title: '找规律', course: 'wandou', teacher: 'lin', state: 'todo', task: TASK, hasFilm: true },
    ...{ asks: [single, fill, match, single, fill], givenDaysAgo: 1, dueInDays: 1 },
  },
  {
    ...{ title: '看图说话', course: 'yuwen', teacher: 'su', state: 'todo' },
    ...{ task: '挑一张照片，用“先、再、最后”说一说，录下来。' },
    ...{ asks: [single, speak], givenDaysAgo: 1, dueInDays: 2 },
  },
  {
    ...{ title: '气与提子', course: 'weiqi', teacher: 'zhou', state: 'todo' },
    ...{ asks: [grid, judge, single], givenDaysAgo: 5, dueInDays: -1 },
  },
  {
    ...{ title: '搭一座高塔', course: 'wandou', teacher: 'lin', state: 'handedIn', kind: 'special' },
    ...{ task: '先答一道题，再用积木搭一座高塔，拍一段小视频。', about: ['立体拼搭'] },
    ...{ asks: [single, film], givenDaysAgo: 2, dueInDays: 1 },
  },
  {
    ...{ title: '认识钟表', course: 'math', teacher: 'chen', state: 'corrected', hasFilm: true, task: TASK },
    ...{
      asks: [single, match, photo],
      givenDaysAgo: 4,
      dueInDays: -1,
      mistakes: 1,
      words: WORDS.careful,
    },
  },
  {
    ...{ title: '凑十法专项', course: 'math', teacher: 'chen', state: 'handedInAgain', kind: 'special' },
    ...{
      about: ['凑十法'],
      asks: [fill, match, photo],
      givenDaysAgo: 6,
      dueInDays: -2,
      mistakes: 2,
      timesBack: 1,
      words: WORDS.again,
    },
  },
  {
    ...{ title: '我的好朋友', course: 'yuwen', teacher: 'su', state: 'done', kind: 'writing' },
    ...{ task: '写一写你的好朋友：他是什么样子，你们一起做过什么。' },
    ...{ about: ['讲清一件事'], asks: [photo] },
    ...{ givenDaysAgo: 9, dueInDays: -5, words: WORDS.writing },
  },
  {
    ...{ title: '颜色与水果', course: 'moli', teacher: 'anna', state: 'done' },
    ...{ asks: [group, speak], givenDaysAgo: 10, dueInDays: -7, words: WORDS.voice, mistakes: 1 },
  },
  {
    ...{ title: '图形推理', course: 'wandou', teacher: 'lin', state: 'done', timesBack: 2 },
    ...{
      // The photo is of rows of figures.
      about: ['图形推理', '找规律'],
      asks: [single, group, photo],
      givenDaysAgo: 13,
      dueInDays: -10,
      mistakes: 2,
      words: WORDS.proud,
    },
  },
  {
    ...{ title: '小猫打招呼', course: 'biancheng', teacher: 'he', state: 'todo', isExcused: true },
    ...{ task: '生病的这一周不用做，好好休息。', about: ['让角色动起来'], asks: [order] },
    ...{ givenDaysAgo: 8, dueInDays: -3, kind: 'special' },
  },
];

/** Account 2: one to do, overdue. */
export const ONE: readonly DemoHomework[] = [
  {
    ...{ title: '立体拼搭', course: 'wandou', teacher: 'lin', state: 'todo', task: TASK },
    ...{ asks: [single, fill, photo], givenDaysAgo: 4, dueInDays: -1 },
  },
  {
    ...{ title: '数一数方块', course: 'wandou', teacher: 'lin', state: 'corrected' },
    ...{ about: ['巧数方块'], asks: [single, judge, fill], givenDaysAgo: 7, dueInDays: -4, mistakes: 2 },
  },
];

/** Accounts 6 and 8. */
export const FEW: readonly DemoHomework[] = [
  {
    ...{ title: '排排队', course: 'wandou', teacher: 'lin', state: 'todo', task: TASK },
    ...{ about: ['有趣的排队'], asks: [order, single, judge], givenDaysAgo: 1, dueInDays: 2 },
  },
  {
    ...{ title: '分一分', course: 'wandou', teacher: 'lin', state: 'done' },
    ...{
      asks: [group, match, photo],
      givenDaysAgo: 6,
      dueInDays: -3,
      words: WORDS.careful,
      mistakes: 1,
    },
  },
];

/** For testers, in any state. */
export const TESTED: DemoHomework = {
  ...{
    title: '找规律与进位加法',
    course: 'wandou',
    teacher: 'lin',
    state: 'todo',
    task: TASK,
    hasFilm: true,
  },
  ...{
    asks: [single, fill, judge, photo],
    givenDaysAgo: 1,
    dueInDays: 1,
    mistakes: 2,
    words: WORDS.again,
  },
};

export const EVERY_KIND: DemoHomework = {
  ...{ title: '十二种题型', course: 'wandou', teacher: 'lin', state: 'todo' },
  ...{ asks: Object.values(QuestionKind), givenDaysAgo: 0, dueInDays: 3 },
};
