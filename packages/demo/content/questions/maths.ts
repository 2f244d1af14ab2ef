/** Maths: numbers, measures, shapes and data. Most answers are typed. */
import type { QuestionText } from './question-text';

export const MATHS: readonly QuestionText[] = [
  {
    ...{ code: 'apples', point: '分类与整理', level: 1 },
    stem: '数一数，图里一共有 [[a]] 苹果。',
    picture: { name: 'apples', shows: '两行苹果，上面 4 个，下面 3 个' },
    blanks: { a: { right: '7', format: 'number', label: '一共几个', unit: '个' } },
    why: '上面 4 个，下面 3 个，接着数：4，5，6，7。',
  },
  {
    ...{ code: 'nine-and-five', point: '凑十法', level: 2 },
    stem: '9＋5＝[[a]]',
    blanks: { a: { right: '14', format: 'number', label: '9 加 5 等于几' } },
    why: '从 5 里拿 1 给 9 凑成 10，还剩 4，10＋4＝14。',
  },
  {
    ...{ code: 'eight-and-six', point: '凑十法', level: 2 },
    stem: '算 8＋6，先从 6 里拿几给 8，正好凑成 10？',
    options: ['1', '2', '4'],
    right: '2',
    why: '8 再添 2 就是 10，6 里还剩 4，10＋4＝14。',
  },
  {
    ...{ code: 'seven-and-eight', point: '凑十法', level: 2 },
    stem: '7＋8＝[[a]]',
    blanks: { a: { right: '15', format: 'number', label: '7 加 8 等于几' } },
    why: '从 7 里拿 2 给 8 凑成 10，还剩 5，10＋5＝15。',
  },
  {
    ...{ code: 'clever-sum', point: '加减巧算', level: 3 },
    stem: '想一想怎样算最快：38＋25＋62＝[[a]]',
    blanks: { a: { right: '125', format: 'number', label: '一共是多少' } },
    why: '38 和 62 手拉手正好是 100，再加 25，就是 125。',
  },
  {
    ...{ code: 'clock-half', point: '认识钟表', level: 2 },
    stem: '钟面上是几点？',
    picture: { name: 'clock', shows: '钟面，短针在 7 和 8 中间，长针指着 6' },
    options: ['6 点 35 分', '7 点半', '8 点半'],
    right: '7 点半',
    why: '短针走过了 7，还没到 8；长针指着 6，就是半点。',
  },
  {
    ...{ code: 'pie-fraction', point: '乘法的意义', level: 4 },
    stem: '蛋糕平均分成 8 块，涂色的部分是这个蛋糕的 [[a]]。',
    picture: { name: 'pie', shows: '圆形蛋糕平均分成 8 块，其中 3 块涂了颜色' },
    blanks: { a: { right: '3/8', format: 'fraction', label: '涂色部分是几分之几' } },
    why: '平均分成几份，分母就是几；涂了几份，分子就是几。所以是 {3/8}。',
  },
  {
    ...{ code: 'simplest', point: '倍数的秘密', level: 5 },
    stem: '把 {6/8} 写成最简单的分数：[[a]]',
    blanks: { a: { right: '=3/4', format: 'fraction', label: '最简分数' } },
    why: '6 和 8 都能被 2 整除，上下同时除以 2，得到 {3/4}，再也不能约了。',
  },
  {
    ...{ code: 'mixed-number', point: '倍数的秘密', level: 5 },
    stem: '一条绳子长 {2 1/2} 米，用去 1 米，还剩 [[a]] 米。',
    blanks: { a: { right: '1 1/2', format: 'fraction', label: '还剩几米' } },
    why: '整数部分 2－1＝1，分数部分不变，还剩 {1 1/2} 米，也就是 1.5 米。',
  },
  {
    ...{ code: 'square-number', point: '图形的周长', level: 4 },
    stem: '正方形的边长是 5 厘米。它的面积是 {5^2} 平方厘米，也就是 [[a]] 平方厘米；周长是 [[b]] 厘米。',
    blanks: {
      a: { right: '25', format: 'number', label: '面积' },
      b: { right: '20', format: 'number', label: '周长' },
    },
    why: '面积是边长乘边长：5×5＝25；周长是四条边加起来：5×4＝20。',
  },
  {
    ...{ code: 'bars-most', point: '统计小能手', level: 3 },
    stem: '一个方块表示 1 个小朋友。喜欢哪种颜色的人最多？',
    picture: { name: 'bars', shows: '红色 5 块，黄色 3 块，蓝色 6 块，绿色 2 块' },
    options: ['红色', '黄色', '蓝色', '绿色'],
    right: '蓝色',
    why: '柱子最高的就是人最多的：蓝色有 6 块。',
  },
  {
    ...{ code: 'even-numbers', point: '分类与整理', level: 2 },
    stem: '下面哪些是双数？（不止一个）',
    options: ['4', '7', '10', '13', '18'],
    right: ['4', '10', '18'],
    why: '双数可以两个两个地数完，个位上是 0、2、4、6、8。',
  },
  {
    ...{ code: 'trees', point: '间隔问题', level: 4 },
    stem: '一条 20 米长的小路，一边从头到尾每隔 5 米种一棵树，一共要种 4 棵。',
    isTrue: false,
    why: '20 米里有 4 个 5 米，两头都种，棵数比间隔多 1：4＋1＝5。',
  },
];
