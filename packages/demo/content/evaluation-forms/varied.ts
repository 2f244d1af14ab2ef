/** Questions with matching, sorting, ordering or pointing: several kinds for each difficulty. */
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { squares } from '../questions/board-text';
import { groupsOf, orderOf, pairsOf } from '../questions/thing-text';

const subject = 'wandou';

export const VARIED_THINKING: readonly BankQuestion[] = [
  pairsOf({
    ...{ subject, code: 'evaluation-make-five', point: '凑数游戏', level: 1 },
    stem: '把合起来是 5 的两个数连起来。',
    pairs: [
      ['1', '4'],
      ['2', '3'],
      ['5', '0'],
    ],
    why: '1 和 4、2 和 3、5 和 0，合起来都是 5。',
  }),
  squares({
    ...{ subject, code: 'evaluation-two-steps', point: '路线规划', level: 1 },
    stem: '从 A 出发，向右走 2 格，点出走到的方格。',
    board: ['....', 'A.*.', '....'],
    why: '一格一格地数：走 1 格到第 2 列，走 2 格到第 3 列。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-feather', point: '称重小侦探', level: 1 },
    stem: '从轻到重排一排。',
    inOrder: ['一根羽毛', '一个苹果', '一个大西瓜'],
    why: '羽毛一吹就飞，苹果一只手拿得动，大西瓜要两只手抱。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-rolling', point: '立体拼搭', level: 1 },
    stem: '放在斜坡上，哪些会滚下来？分一分。',
    things: { 会滚: ['皮球', '玻璃珠'], 不会滚: ['方积木', '纸盒', '字典'] },
    why: '圆圆的会滚，有平平的面的放得稳。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-tens', point: '凑数游戏', level: 2 },
    stem: '两个数合起来是不是 10？分一分。',
    things: { 是: ['3 和 7', '4 和 6', '5 和 5'], 不是: ['2 和 9', '1 和 8'] },
    why: '2 和 9 合起来是 11，1 和 8 合起来是 9，其余的都是 10。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-row', point: '有趣的排队', level: 2 },
    stem: '四个小朋友站成一排。小红在最左边，小明紧挨着小红，小亮在小明和小刚中间。从左到右排一排。',
    inOrder: ['小红', '小明', '小亮', '小刚'],
    why: '小红第一，挨着她的小明第二；小亮在小明和小刚中间，所以小亮第三，小刚第四。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-solids', point: '立体拼搭', level: 2 },
    stem: '把东西和它的形状连起来。',
    pairs: [
      ['魔方', '正方体'],
      ['足球', '球'],
      ['易拉罐', '圆柱'],
      ['牙膏盒', '长方体'],
    ],
    why: '在家里找一找，还有哪些东西是这些形状的。',
  }),
  squares({
    ...{ subject, code: 'evaluation-diagonal', point: '找规律', level: 2 },
    stem: '小棋子从 A 跳到 B，再跳到 C。按这个规律，下一步跳到哪里？',
    board: ['A...', '.B..', '..C.', '...*'],
    why: '每一步都向右一格、向下一格。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-turn-right', point: '路线规划', level: 3 },
    stem: '向右转以后，面朝哪个方向？连一连。',
    pairs: [
      ['先面朝北', '东'],
      ['先面朝东', '南'],
      ['先面朝南', '西'],
      ['先面朝西', '北'],
    ],
    why: '向右转的顺序是北、东、南、西，再回到北。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-strokes', point: '一笔画', level: 3 },
    stem: '不重复、不抬笔，能一笔画成吗？分一分。',
    things: { 能: ['三角形', '正方形', '圆形'], 不能: ['“田”字形', '“十”字形'] },
    why: '围成一圈的图形能一笔画成；“田”和“十”都有 4 个奇点，不能一笔画成。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-sums', point: '凑数游戏', level: 3 },
    stem: '按得数从小到大排一排。',
    inOrder: ['3＋4', '15－6', '5＋6', '20－7'],
    why: '得数是 7、9、11、13。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-threes', point: '凑数游戏', level: 4 },
    stem: '3 个 3 个地数，能正好数完吗？分一分。',
    things: { 正好数完: ['12', '18', '27'], 有剩余: ['14', '20', '25'] },
    why: '12、18、27 是 3 的 4 倍、6 倍和 9 倍；14、20 剩 2，25 剩 1。',
  }),
  orderOf({
    ...{ subject, code: 'evaluation-lines', point: '错觉与真相', level: 4 },
    stem: '红线比蓝线长 2 厘米，绿线比红线短 3 厘米，黄线最长。从短到长排一排。',
    inOrder: ['绿线', '蓝线', '红线', '黄线'],
    why: '绿线比红线短 3 厘米，而蓝线只短 2 厘米，所以绿线比蓝线还短。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-cubes', point: '巧数方块', level: 4 },
    stem: '每种积木各要几个小方块才能搭成？连一连。',
    pairs: [
      ['2×2×2 的正方体', '8 个'],
      ['2×2×3 的长方体', '12 个'],
      ['4×4×1 的长方体', '16 个'],
      ['3×3×3 的正方体', '27 个'],
    ],
    why: '先数一层有几个，再乘层数。',
  }),
  pairsOf({
    ...{ subject, code: 'evaluation-long-sums', point: '凑数游戏', level: 5 },
    stem: '把算式和得数连起来。',
    pairs: [
      ['1＋3＋5＋7＋9', '25'],
      ['2＋4＋6＋8＋10', '30'],
      ['11＋12＋13＋14', '50'],
      ['1＋2＋3＋……＋10', '55'],
    ],
    why: '头尾两个数配成一对，每一对的和都一样。',
  }),
  squares({
    ...{ subject, code: 'evaluation-four-queens', point: '路线规划', level: 5 },
    stem: 'A 已经占了一个方格。再点出 3 个方格，让每行、每列正好有一个，每条斜线上最多有一个。',
    board: ['.A..', '...*', '*...', '..*.'],
    why: '第 2 行只有第 4 列不和 A 在同一列或同一条斜线上，接着第 3、4 行也只剩一个地方。',
  }),
  groupsOf({
    ...{ subject, code: 'evaluation-rabbits', point: '找规律', level: 5 },
    stem: '1、1、2、3、5、8……按这个规律写下去，会写到哪些数？分一分。',
    things: { 会写到: ['13', '21', '34'], 写不到: ['12', '20', '30'] },
    why: '从第三个数起，每个数都是前面两个数的和：5＋8＝13，8＋13＝21，13＋21＝34。',
  }),
];
