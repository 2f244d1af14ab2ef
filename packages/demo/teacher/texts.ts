import type { HomeworkState } from '../../../src/contract/homework/values';
import type { SubmissionState } from '../../../server/domains/materials/collect/tables';
import type { Verdict } from '../../../src/contract/questions/values';

const states: Readonly<Record<HomeworkState, string>> = {
  todo: '未交',
  handedIn: '待批改',
  handedInAgain: '订正待批改',
  corrected: '已批改',
  handedBack: '已退回',
  done: '家长已看',
};

const verdicts: Readonly<Record<Verdict, string>> = {
  right: '答对了',
  partly: '部分正确',
  wrong: '答错了',
  open: '待老师批改',
  empty: '没有作答',
};

export const TEACHER_TEXTS = {
  nothing: '还没有孩子提交作业',
  unnamed: '未填写姓名',
  back: '返回列表',
  round: (round: number) => `第${round}次提交`,
  states,
  verdicts,
  tools: { pen: '红笔', right: '✓ 对', wrong: '✗ 错', half: '½ 部分对' },
  toolsLabel: '批注工具',
  undo: '撤销一步',
  photo: (index: number) => `第${index}张照片，方向键移动，回车放置符号`,
  answer: '孩子的回答',
  rightAnswer: '正确答案',
  points: (outOf: number) => `得分（满分${outOf}分）`,
  wordsOfItem: '这道题的评语',
  words: '总评语',
  stars: '评星',
  star: (stars: number) => (stars === 0 ? '不评星' : `${stars} 星`),
  record: '录一段语音',
  allVoice: '语音点评',
  done: '批改完成',
  handBack: '退回订正',
  elsewhere: '请求不是从批改页面发出的',
  missing: '找不到这份提交',
  materials: {
    title: '家长提交的材料',
    nothing: '还没有家长提交材料',
    states: {
      submitted: '待查看',
      sentBack: '已退回',
      accepted: '已采用',
      takenBack: '已撤回',
    } satisfies Readonly<Record<SubmissionState, string>>,
    reason: '退回原因',
    reasonLabel: '退回原因（家长会在消息里看到）',
    accept: '采用',
    sendBack: '退回修改',
  },
  newcomers: {
    title: '新生登录链接',
    note: (hours: number) => `每个链接${hours}小时内有效，只能登录一次；再发一个，前一个就失效`,
    make: '生成链接',
    once: '发给家长的链接，离开本页后不再显示',
  },
} as const;
