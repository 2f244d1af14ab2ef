/** Go boards and squared paper. test/server/questions/go-boards.test.ts checks the Go solutions by the rules of Go. */
import type { BankQuestion } from '../../../../server/domains/questions/bank';
import { free, goBoard, lineOn, squares } from './board-text';

export const GO_BOARDS: readonly BankQuestion[] = [
  goBoard({
    ...{ subject: 'weiqi', code: 'board-liberties-one', point: '气与提子', level: 1 },
    stem: '点出这颗白子所有的气。',
    board: [...free(9, 3), '....*....', '...*O*...', '....*....', ...free(9, 3)],
    most: 6,
    why: '棋子上、下、左、右紧挨着的空交叉点就是它的气。中间的一颗子有 4 口气，斜着的不算。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-capture-one', point: '气与提子', level: 1 },
    stem: '黑棋先下，一步吃掉白子。',
    board: [...free(9, 3), '....X....', '...XO*...', '....X....', ...free(9, 3)],
    why: '白子只剩右边一口气，黑棋堵住它，白子没有气了，就被提掉。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-centre', point: '棋盘与棋子', level: 1 },
    stem: '点出 13 路棋盘的天元，就是正中间的那个点。',
    board: [...free(13, 6), '......*......', ...free(13, 6)],
    why: '天元在棋盘的正中间：从哪边数都是第 7 条线。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-liberties-two', point: '气与提子', level: 2 },
    stem: '两颗白子连在一起，点出它们所有的气。',
    board: [...free(9, 3), '...**....', '..*OO*...', '...**....', ...free(9, 3)],
    most: 8,
    why: '连在一起的棋子，气也合在一起数：上面 2 口，下面 2 口，两头 2 口，一共 6 口。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-capture-edge', point: '打吃的方向', level: 2 },
    stem: '黑棋先下，一步吃掉边上的白子。',
    board: ['....XO*..', '.....X...', ...free(9, 7)],
    why: '边上的白子本来有 3 口气，左边和下边已经被黑子占住，只剩右边一口。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-corner-star', point: '布局常识', level: 2 },
    stem: '这是 19 路棋盘。点出右上角的星位。',
    board: [...free(19, 3), '...............*...', ...free(19, 15)],
    why: '角上的星位在两个方向的第 4 条线相交的地方，右上角的叫 Q16。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-capture-two', point: '连接与切断', level: 3 },
    stem: '黑棋先下，一步吃掉两颗白子。',
    board: [...free(9, 2), '....XX...', '...XOO*..', '....XX...', ...free(9, 4)],
    why: '两颗白子连在一起，只剩右边一口公共的气，堵住它，两颗一起提掉。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-escape', point: '连接与切断', level: 3 },
    stem: '黑子被打吃了。黑棋下在哪里，可以长出去？',
    board: [...free(9, 3), '....O....', '...OX*...', '....O....', ...free(9, 3)],
    why: '黑子只剩右边一口气，往那里长出去，两颗子连在一起就有 3 口气了。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-double-atari', point: '打吃的方向', level: 4 },
    stem: '黑棋下在哪里，能同时打吃两颗白子？',
    board: [...free(9, 4), '...XO*...', '....XO...', '.....X...', ...free(9, 2)],
    why: '黑棋下在两颗白子之间，它们都只剩一口气。白棋一次只能救一颗，这叫“双打吃”。',
  }),
  goBoard({
    ...{ subject: 'weiqi', code: 'board-two-eyes', point: '两只眼活棋', level: 5 },
    stem: '黑棋先下，怎样做出两只眼，让角上的黑棋活？',
    board: ['.*.XO....', 'XXXXO....', 'OOOOO....', ...free(9, 6)],
    why: '三个空点排成一行叫“直三”，要点在中间。黑棋下在中间，左右各有一只眼，白棋再也吃不掉。',
  }),
];

const PAPER: readonly BankQuestion[] = [
  squares({
    ...{ subject: 'math', code: 'paper-third-column', point: '方向与位置', level: 1 },
    stem: '点出第 3 列第 2 行的方格。',
    board: ['.....', '..*..', '.....', '.....'],
    why: '列从左往右数，行从上往下数：先找到第 3 列，再往下数到第 2 行。',
  }),
  lineOn({
    ...{ subject: 'math', code: 'paper-way', point: '方向与位置', level: 2 },
    stem: '从 A 点出发，向右走 3 格，再向下走 2 格，画出走过的路。',
    board: ['......', '.A....', '......', '......', '......'],
    line: [
      [1, 1],
      [4, 1],
      [4, 3],
    ],
    why: '一格就是从一个点走到旁边的点。向右 3 格到第 5 列，再向下 2 格到第 4 行。',
  }),
  squares({
    ...{ subject: 'wandou', code: 'paper-mirror', point: '图形推理', level: 3 },
    stem: '中间有一面镜子（第 3 列和第 4 列之间）。点出 A、B、C 三个方格在镜子里的方格。',
    board: ['.A..*.', '..B*..', 'C....*', '......'],
    why: '到镜子的距离要一样远：B 紧挨着镜子，它的像也紧挨着；A 隔一格，像也隔一格；C 隔两格，像也隔两格。',
  }),
  lineOn({
    ...{ subject: 'wandou', code: 'paper-square', point: '路线规划', level: 4 },
    stem: '画一个边长 3 格的正方形，A 是它左上角的点。',
    board: ['......', '.A....', '......', '......', '......', '......'],
    line: [
      [1, 1],
      [4, 1],
      [4, 4],
      [1, 4],
      [1, 1],
    ],
    why: '从 A 向右 3 格，向下 3 格，向左 3 格，再向上 3 格，正好回到 A。',
  }),
];

export const BOARDS: readonly BankQuestion[] = [...GO_BOARDS, ...PAPER];
