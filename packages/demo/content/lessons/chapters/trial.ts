/** Trial lessons: one for each subject. */
import type { Thing } from '../../../pictures/things';
import type { CourseKey } from '../../courses/courses';
import { step, type ChapterText, type SubjectText } from './chapter';

const subject = (name: string, bring: string, chapter: ChapterText): SubjectText => ({
  bring: [bring],
  tip: '第一次上课不用帮忙回答，让老师看见孩子自己的想法。',
  steps: () => [],
  chapters: { [name]: chapter },
});

/** Their only chapters: name, and what the cover shows. */
export const TRIAL_CHAPTERS = {
  wandouTrial: ['豌豆侦探社', 'magnifier'],
  weiqiTrial: ['黑白世界初体验', 'brothers'],
} as const satisfies Partial<Record<CourseKey, readonly [name: string, thing: Thing]>>;

export const wandouTrial = subject(TRIAL_CHAPTERS.wandouTrial[0], '白纸一张，彩笔几支', {
  goals: ['愿意开口说出自己的想法', '体验观察、比较、推理三种思考方法'],
  points: [
    ['观察', '先看清楚，再动脑筋。'],
    ['说理由', '用“因为……所以……”说给老师听。'],
  ],
  tip: '课后问问孩子：今天哪个案子最好玩？你是怎么破案的？',
  steps: [
    step('认识新朋友', 5, '老师和孩子互相介绍，选一个侦探代号。'),
    step('第一个案子', 10, '谁拿走了小豌豆的帽子？从线索里找答案。'),
    step('第二个案子', 15, '帮小豌豆找到最短的回家路。'),
    step('给家长的话', 10, '老师说说孩子今天的表现和适合的班级。'),
  ],
});

export const weiqiTrial = subject(TRIAL_CHAPTERS.weiqiTrial[0], '不需要棋具，屏幕上就能下', {
  goals: ['认识棋盘、棋子和气', '能在小棋盘上吃掉对方一颗子'],
  points: [
    ['气', '棋子旁边空着的路口。'],
    ['提子', '没有气的棋子要拿走。'],
  ],
  tip: '课后和孩子用纸画一张小棋盘，玩一局吃子游戏。',
  steps: [
    step('围棋的故事', 5, '黑白两色的小人国，为什么要围地盘。'),
    step('数气', 6, '一颗棋子有几口气？站在边上呢？'),
    step('吃子小比赛', 9, '在九路棋盘上试一试，先吃到三颗的获胜。'),
    step('给家长的话', 5, '老师说说孩子今天的表现和可以从哪里学起。'),
  ],
});
