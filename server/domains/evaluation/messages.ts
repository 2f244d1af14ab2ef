import { TAKEN_MESSAGES } from '../growth/evaluations/messages';

/** Texts of evaluations that a client may show. */
export const EVALUATION_MESSAGES = {
  ...TAKEN_MESSAGES,
  loginNeeded: '请先验证手机号',
  notOffered: '没有适合这个年龄的测评',
  over: '这次测评已经结束',
  notOver: '测评还没有结束，做完再来看结果',
  notThisQuestion: '题目已经更新，请看最新的一题',
  shapeMismatch: '答案和题目对不上，请重新作答',
  enoughToday: '今天已经做了很多次测评，让孩子休息一下，明天再来吧',
  tooOften: '现在做测评的人太多了，请明天再来',
} as const;
