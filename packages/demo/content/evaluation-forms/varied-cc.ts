/** Same as varied.ts, for Chinese speaking. */
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { groupsOf, orderOf, pairsOf } from '../questions/thing-text';

const subject = 'yuwen';

export const VARIED_CC: readonly BankQuestion[] = [
  pairsOf({
    ...{ subject, code: 'evaluation-greetings', point: '情景对话', level: 1 },
    stem: '这时候说什么？连一连。',
    pairs: [
      ['早上见到老师', '早上好'],
      ['放学要走了', '再见'],
      ['收到礼物', '谢谢'],
      ['踩到别人的脚', '对不起'],
    ],
    why: '见面问好，分别说再见，得到帮助或礼物说谢谢，做错了说对不起。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-animals', point: '词语开花', level: 1 },
    stem: '哪些是动物，哪些是水果？分一分。',
    things: { 动物: ['小猫', '小鸟', '金鱼'], 水果: ['苹果', '香蕉'] },
    why: '会动、会吃东西的是动物；苹果和香蕉是水果。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-teeth', point: '按顺序说', level: 2 },
    stem: '怎样刷牙？按先后排一排。',
    inOrder: ['把牙膏挤在牙刷上', '上下左右刷一刷', '用清水漱口', '洗净牙刷放回杯子'],
    why: '可以请孩子用“先、再、然后、最后”说一遍。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-polite', point: '情景对话', level: 2 },
    stem: '哪些话有礼貌？分一分。',
    things: { 有礼貌: ['麻烦让一让', '请问一下', '没关系'], 没有礼貌: ['走开', '快点给我'] },
    why: '“请、麻烦、没关系”让听的人心里舒服。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-for-sports', point: '小小辩论赛', level: 3 },
    stem: '观点是“小学生要多运动”。哪些话支持它，哪些话反对它？',
    things: {
      支持: ['运动让身体更强壮', '跑一跑，心情会变好'],
      反对: ['运动太多容易受伤', '运动会占去看书的时间'],
    },
    why: '说好处的支持它，说坏处的反对它。辩论时两边的话都要听清楚。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-balloon', point: '讲清一件事', level: 4 },
    stem: '把句子排成一件完整的事。',
    inOrder: [
      '爸爸给弟弟买了一个红气球。',
      '弟弟一松手，气球飞上了树枝。',
      '爸爸搬来梯子，把它取了下来。',
      '弟弟又拿到了气球，开心地笑了。',
    ],
    why: '先有气球，才会飞走；飞走了，才要去取；取下来了，弟弟才笑。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-idioms', point: '成语故事', level: 4 },
    stem: '把成语和它的意思连起来。',
    pairs: [
      ['亡羊补牢', '出了错，及时改正'],
      ['井底之蛙', '看到的太少，见识不多'],
      ['拔苗助长', '太心急，反而坏了事'],
      ['狐假虎威', '借别人的威风吓唬人'],
    ],
    why: '每个成语都有一个小故事，讲一讲就记住了。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-seasons', point: '古诗诵读', level: 4 },
    stem: '这些诗句写的是哪个季节？分一分。',
    things: { 春天: ['春眠不觉晓', '二月春风似剪刀'], 冬天: ['独钓寒江雪', '风雪夜归人'] },
    why: '“春眠”“春风”告诉我们是春天，“寒江雪”“风雪”告诉我们是冬天。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-poem-pairs', point: '古诗诵读', level: 5 },
    stem: '把上一句和下一句连起来。',
    pairs: [
      ['野火烧不尽', '春风吹又生'],
      ['海内存知己', '天涯若比邻'],
      ['山重水复疑无路', '柳暗花明又一村'],
      ['不识庐山真面目', '只缘身在此山中'],
    ],
    why: '读一读上一句，想一想诗人接着要说什么。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-speech', point: '小小辩论赛', level: 5 },
    stem: '把四句话排成一段有力的发言：先说观点，再说理由，然后举例子，最后总结。',
    inOrder: [
      '我认为小学生应该学做家务。',
      '因为做家务能让人学会照顾自己。',
      '比如我学会洗碗以后，做事更有条理了。',
      '所以，从今天起，大家都来试一试吧！',
    ],
    why: '“我认为”是观点，“因为”是理由，“比如”是例子，“所以”是总结。',
  }),
];
