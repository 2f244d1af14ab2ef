/** Texts of results and reports. Every sentence must follow from the figures it is built from. */
import { EvaluationForm } from '../../../src/contract/evaluation/values';
import type { AbilityResult } from '../growth/evaluations/abilities';

export interface LevelWords {
  readonly name: string;
  readonly words: string;
}

/** Levels 1 to 5, in this order. */
export const LEVELS: Readonly<Record<EvaluationForm, readonly LevelWords[]>> = {
  [EvaluationForm.thinking]: [
    { name: '发芽', words: '刚开始接触这类题目，能在看得见、摸得着的情境里想明白一步。' },
    { name: '长叶', words: '能自己想明白一步，两步的题目有提示就能跟上。' },
    { name: '爬藤', words: '能连着想两步，会找规律，也开始有自己的办法。' },
    { name: '开花', words: '能把几个条件放在一起想，大多数题目能说出理由。' },
    { name: '结荚', words: '能举一反三，没见过的难题也能找到入口。' },
  ],
  [EvaluationForm.cc]: [
    { name: '开口', words: '愿意听、愿意说，能听懂一句话里的意思。' },
    { name: '成句', words: '能把一句话说完整，听得懂简单的故事。' },
    { name: '成段', words: '能按顺序讲一件事，听故事抓得住要点。' },
    { name: '有理', words: '能说出自己的想法和理由，别人的意思也听得明白。' },
    { name: '有采', words: '表达有条理、有文采，能和别人有来有回地讨论。' },
  ],
};

const share = ({ asked, right }: Pick<AbilityResult, 'asked' | 'right'>): string =>
  `${String(asked)}题答对${String(right)}题`;

/** Home activities by ability. */
const AT_HOME: Readonly<Record<string, string>> = {
  逻辑推理: '玩猜谜和找规律的游戏，让孩子说一说“为什么”',
  空间想象: '搭积木、折纸，猜一猜从另一边看是什么样',
  策略应用: '一起规划一次出门的路线，比一比哪一条最省时间',
  观察比较: '玩找不同，把看到的一处一处说出来',
  数感运算: '买菜、分水果时让孩子来数一数、算一算',
  口语表达: '每天讲一件今天的事，把时间、地点、人物说完整',
  阅读理解: '读完一页停下来，猜一猜后面会发生什么',
  条理思维: '用“先、再、最后”讲一件事',
  思辨能力: '聊一个小话题，说出自己的想法和一个理由',
  积累诵读: '睡前一起读一首小诗，过几天再背给家人听',
};

export const evaluationResultTexts = {
  noLevel: '题目还不够多',
  praise: {
    nothing: '这次还没有开始作答，休息好了再来试一试。',
    tried: '愿意坐下来一题一题地试，这就是很好的开始。',
    all: (asked: number): string => `${String(asked)}道题全部答对，想得又清楚又仔细。`,
    strong: ({ name, ...of }: AbilityResult): string => `${name}做得很好：${share(of)}。`,
    some: (right: number): string => `自己想明白了${String(right)}道题，每一道都是真本领。`,
  },
  ability: {
    strong: '掌握得很好',
    half: '正在进步，再练一练会更稳',
    weak: '刚刚开始，多玩几次就会熟悉',
    tooFew: '题目还少，暂时看不出来',
  },
  reportTitle: {
    [EvaluationForm.thinking]: '思维能力测评报告',
    [EvaluationForm.cc]: '中文表达测评报告',
  } satisfies Record<EvaluationForm, string>,
  child: '孩子',
  sentence: (child: string, level: LevelWords): string => `${child}现在在“${level.name}”阶段：${level.words}`,
  tooFew: (child: string, answered: number): string =>
    answered === 0
      ? `${child}这次还没有作答，还看不出水平。`
      : `${child}这次只答了${String(answered)}题，还不够看出水平，下次多答几题。`,
  answers: '答题过程',
  answered: (of: { asked: number; right: number }): string => `一共答了${share(of)}。`,
  /** `isWell`: most answers were right; otherwise no level is called fitting. */
  difficulty: (first: number, last: number, isWell: boolean): string => {
    if (last > first) return `题目从第${String(first)}级一路做到了第${String(last)}级。`;
    if (last === first) return `题目一直在第${String(first)}级左右。`;
    return isWell
      ? `题目在第${String(last)}级找到了合适的难度。`
      : `题目调到了第${String(last)}级，对孩子来说还有点难。`;
  },
  noAnswers: '还没有作答，暂时没有内容。',
  difficultyUnit: '级',
  ofQuestion: (position: number): string => `第${String(position)}题`,
  practice: '在家怎么练',
  practise: (name: string): string => `${name}：${AT_HOME[name] ?? '每天练一小会儿，做完一起说说是怎么想的'}`,
  practiceSentence: (names: readonly string[]): string =>
    `先从${names.join('和')}练起，每天十分钟，边玩边练。`,
  practiceKeep: '做得够多的几类题都掌握得很好，可以试试更有挑战的题目。',
  practiceTooFew: '每一类都只有一两题，还看不出从哪里练起，多做几题再看。',
  practiceUnknown: '多做几道题，才知道从哪里练起。',
  tonight: '今晚和孩子看看没答对的题',
  tonightWhy: '先听孩子说是怎么想的，再一起看讲解',
  tonightAll: '今晚请孩子讲一讲是怎么想的',
  tonightAllWhy: '讲明白一遍，记得更牢',
} as const;
