/** Matching, ordering and grouping questions of all subjects. */
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { groupsOf, orderOf, pairsOf } from './thing-text';

const PAIRS: readonly BankQuestion[] = [
  pairsOf({
    ...{ subject: 'math', code: 'make-ten', point: '凑十法', level: 1 },
    stem: '把能凑成 10 的两个数连起来。',
    pairs: [
      ['7', '3'],
      ['6', '4'],
      ['8', '2'],
      ['9', '1'],
    ],
    why: '7 + 3、6 + 4、8 + 2、9 + 1 都等于 10。做加法时先凑十，会算得又快又对。',
  }),
  pairsOf({
    ...{ subject: 'jianqiao', code: 'furniture', point: '家里的东西', level: 1 },
    stem: '把单词和它的意思连起来。',
    pairs: [
      ['bed', '床'],
      ['chair', '椅子'],
      ['table', '桌子'],
      ['lamp', '灯'],
    ],
    why: '可以在家里一样一样地指着说：This is a bed. This is a lamp.',
  }),
  pairsOf({
    ...{ subject: 'yuwen', code: 'opposites', point: '词语开花', level: 2 },
    stem: '把意思相反的词连起来。',
    pairs: [
      ['高', '矮'],
      ['胖', '瘦'],
      ['快', '慢'],
      ['明亮', '昏暗'],
    ],
    why: '意思相反的词叫反义词。说一个词，请孩子马上说出它的反义词，是很好的小游戏。',
  }),
  pairsOf({
    ...{ subject: 'math', code: 'clock-names', point: '认识钟表', level: 2 },
    stem: '把时间的两种说法连起来。',
    pairs: [
      ['3 时整', '3:00'],
      ['3 时一刻', '3:15'],
      ['3 时半', '3:30'],
      ['差一刻 4 时', '3:45'],
    ],
    why: '一刻是 15 分，半是 30 分。差一刻 4 时，就是 4 时往回数 15 分，是 3:45。',
  }),
  pairsOf({
    ...{ subject: 'yuwen', code: 'poem-lines', point: '古诗诵读', level: 3 },
    stem: '把诗的上一句和下一句连起来。',
    pairs: [
      ['床前明月光', '疑是地上霜'],
      ['春眠不觉晓', '处处闻啼鸟'],
      ['白日依山尽', '黄河入海流'],
      ['锄禾日当午', '汗滴禾下土'],
    ],
    why: '它们来自《静夜思》《春晓》《登鹳雀楼》《悯农》。连好以后大声读一读，最容易记住。',
  }),
  pairsOf({
    ...{ subject: 'wandou', code: 'next-number', point: '找规律', level: 4 },
    stem: '把每串数和它的下一个数连起来。',
    pairs: [
      ['2、4、6、8', '10'],
      ['20、17、14、11', '8'],
      ['1、3、9、27', '81'],
      ['1、2、4、7', '11'],
    ],
    why: '第一串每次加 2；第二串每次减 3；第三串每次乘 3；第四串依次加 1、加 2、加 3，下一次加 4。',
  }),
  pairsOf({
    ...{ subject: 'biancheng', code: 'variable-results', point: '变量是什么', level: 5 },
    stem: '变量 a 一开始是 2。把每段程序和运行以后 a 的值连起来。',
    pairs: [
      ['a 变成 a + 5', '7'],
      ['a 变成 a × a', '4'],
      ['重复 3 次：a 变成 a + a', '16'],
      ['重复 3 次：a 变成 a + 1', '5'],
    ],
    why: '重复 3 次“a 变成 a + a”：2 变 4，4 变 8，8 变 16。变量里总是放着最新的值。',
  }),
];

const ORDERS: readonly BankQuestion[] = [
  orderOf({
    ...{ subject: 'yuwen', code: 'plant-order', point: '按顺序说', level: 1 },
    stem: '种西瓜，先做什么，后来怎么样？排一排。',
    inOrder: ['把种子种下去', '长出小芽', '开出黄花', '结出西瓜'],
    why: '先种下种子，才会发芽；先开花，后结果。可以请孩子用“先、接着、然后、最后”说一遍。',
  }),
  orderOf({
    ...{ subject: 'jianqiao', code: 'letters-f-j', point: '字母歌与字母音', level: 1 },
    stem: '按字母表的顺序排一排。',
    inOrder: ['F', 'G', 'H', 'I', 'J'],
    why: '唱一唱字母歌：E、F、G，H、I、J……',
  }),
  orderOf({
    ...{ subject: 'biancheng', code: 'cat-greets', point: '让角色动起来', level: 2 },
    stem: '程序要让小猫先走到屏幕中间，再打招呼，最后停下。按运行的顺序排一排。',
    inOrder: ['当绿旗被点击', '走到屏幕中间', '说“你好”2 秒', '停止全部'],
    why: '程序从“当绿旗被点击”开始，一条一条往下做；“停止全部”以后就什么都不做了。',
  }),
  orderOf({
    ...{ subject: 'math', code: 'money-order', point: '人民币的换算', level: 3 },
    stem: '把钱数从少到多排一排。',
    inOrder: ['5 角', '1 元', '12 角', '2 元'],
    why: '1 元 = 10 角，2 元 = 20 角。都换成角来比：5 角、10 角、12 角、20 角。',
  }),
  orderOf({
    ...{ subject: 'yuwen', code: 'umbrella-story', point: '讲清一件事', level: 3 },
    stem: '把句子排成一件完整的事。',
    inOrder: [
      '放学时，天下起了大雨。',
      '小丽没有带伞，站在门口很着急。',
      '同桌撑开伞，说：“我们一起走吧。”',
      '小丽回到家，衣服一点也没有湿。',
    ],
    why: '先说发生了什么，再说遇到的困难，接着说怎么解决，最后说结果。',
  }),
  orderOf({
    ...{ subject: 'math', code: 'fractions-order', point: '加减巧算', level: 4 },
    stem: '把分数从小到大排一排。',
    inOrder: ['{1/8}', '{1/4}', '{1/2}', '{3/4}'],
    why: '都变成八份来看：{1/8}、{2/8}、{4/8}、{6/8}。取的份数越多，分数越大。',
  }),
  orderOf({
    ...{ subject: 'wandou', code: 'weigh-four', point: '称重小侦探', level: 5 },
    stem: '红球比蓝球重，黄球比红球重，绿球比蓝球轻。把四个球从重到轻排一排。',
    inOrder: ['黄球', '红球', '蓝球', '绿球'],
    why: '黄比红重，红比蓝重，蓝比绿重，连起来就是：黄、红、蓝、绿。',
  }),
];

const GROUPS: readonly BankQuestion[] = [
  groupsOf({
    ...{ subject: 'math', code: 'odd-even', point: '分类与整理', level: 1 },
    stem: '把数放到单数和双数里。',
    things: { 单数: ['1', '5', '9'], 双数: ['2', '6', '8'] },
    why: '能两个两个正好数完的是双数，剩下一个的是单数。',
  }),
  groupsOf({
    ...{ subject: 'wandou', code: 'corners', point: '图形推理', level: 1 },
    stem: '这些图形有角吗？分一分。',
    things: { 有角: ['三角形', '正方形', '长方形'], 没有角: ['圆形', '椭圆形'] },
    why: '圆形和椭圆形的边是弯弯的一圈，没有角。',
  }),
  groupsOf({
    ...{ subject: 'moli', code: 'colours-fruit', point: '颜色与水果', level: 2 },
    stem: '哪些是颜色，哪些是水果？',
    things: { 颜色: ['red', 'blue', 'green'], 水果: ['apple', 'banana', 'pear'] },
    why: 'red 红色、blue 蓝色、green 绿色；apple 苹果、banana 香蕉、pear 梨。',
  }),
  groupsOf({
    ...{ subject: 'weiqi', code: 'count-liberties', point: '气与提子', level: 3 },
    stem: '空棋盘上只有这些棋子，它们各有几口气？',
    things: {
      '2 口气': ['角上的一颗子'],
      '3 口气': ['边上的一颗子（不在角上）', '在角上、沿着边连在一起的两颗子'],
      '4 口气': ['中间的一颗子', '沿着边连在一起的两颗子（不在角上）'],
    },
    why: '棋子旁边的空交叉点就是气。角上沿着边的两颗子：前面 1 口，旁边 2 口，一共 3 口；不在角上的两颗子两头各多 1 口，一共 4 口。',
  }),
  groupsOf({
    ...{ subject: 'math', code: 'perimeters', point: '图形的周长', level: 4 },
    stem: '它们的周长是多少？分一分。',
    things: {
      '周长 12 厘米': ['边长 3 厘米的正方形', '长 4 厘米、宽 2 厘米的长方形'],
      '周长 16 厘米': ['边长 4 厘米的正方形', '长 5 厘米、宽 3 厘米的长方形'],
    },
    why: '正方形的周长是边长 × 4，长方形的周长是（长 + 宽）× 2：(4 + 2) × 2 = 12，(5 + 3) × 2 = 16。',
  }),
  groupsOf({
    ...{ subject: 'yuwen', code: 'fact-opinion', point: '说出理由', level: 5 },
    stem: '哪些是事实，哪些是自己的看法？',
    things: {
      事实: ['一个星期有七天', '冰融化了会变成水'],
      看法: ['星期天最好玩', '白开水不好喝'],
    },
    why: '事实可以去查、去看、去量；看法每个人可以不一样，说看法时要说出理由。',
  }),
];

export const THINGS: readonly BankQuestion[] = [...PAIRS, ...ORDERS, ...GROUPS];
