/** Go: rules, capturing, reading, life and death. Boards to play on are a separate kind. */
import type { QuestionText } from './question-text';

export const GO: readonly QuestionText[] = [
  {
    ...{ code: 'corner-liberties', point: '气与提子', level: 2 },
    stem: '角上的这颗黑子有几口气？',
    picture: { name: 'go-corner', shows: '棋盘左上角有一颗黑子' },
    options: ['2 口', '3 口', '4 口'],
    right: '2 口',
    why: '角上只有右边和下边两个方向有路，所以是 2 口气。',
  },
  {
    ...{ code: 'side-liberties', point: '气与提子', level: 1 },
    stem: '边上的这颗黑子有 [[a]] 气。',
    picture: { name: 'go-side', shows: '棋盘上边有一颗黑子，不在角上' },
    blanks: { a: { right: '3', format: 'number', label: '几口气', unit: '口' } },
    why: '左边、右边、下边各有一口气，上面是棋盘的边，没有路。',
  },
  {
    ...{ code: 'atari', point: '打吃的方向', level: 2 },
    stem: '图里的白子只剩几口气？',
    picture: { name: 'go-atari', shows: '一颗白子，上、下、左三面都是黑子' },
    options: ['1 口', '2 口', '3 口'],
    right: '1 口',
    why: '上、下、左都被黑子占住了，只剩右边一口气，这就叫“被打吃”。',
  },
  {
    ...{ code: 'caught', point: '气与提子', level: 1 },
    stem: '角上的白子没有气了，黑棋可以把它提掉。',
    picture: { name: 'go-caught', shows: '左上角一颗白子，右边和下面各有一颗黑子' },
    isTrue: true,
    why: '角上的棋子只有两口气，两口都被黑子占住，就要从棋盘上拿走。',
  },
  {
    ...{ code: 'two-eyes', point: '两只眼活棋', level: 3 },
    stem: '一块棋被围住了，至少要有 [[a]] 真眼才能活。',
    blanks: { a: { right: '2', format: 'number', label: '几只真眼', unit: '只' } },
    why: '对方不能同时下在两只眼里，所以两只真眼的棋永远提不掉。',
  },
  {
    ...{ code: 'opening', point: '布局常识', level: 4 },
    stem: '“金角银边草肚皮”说的是什么？',
    options: ['角上最容易围地，其次是边，最后是中间', '中间最容易围地', '棋子要下得又快又多'],
    right: '角上最容易围地，其次是边，最后是中间',
    why: '角上有两条边帮忙，用的棋子最少；中间四面都要自己围，用的棋子最多。',
  },
  {
    ...{ code: 'manners', point: '棋盘与棋子', level: 1 },
    stem: '下棋时，哪些是有礼貌的做法？（不止一个）',
    options: ['开始前互相问好', '落子以后不悔棋', '对方想的时候催他', '下完一起收棋子'],
    right: ['开始前互相问好', '落子以后不悔棋', '下完一起收棋子'],
    why: '围棋又叫“手谈”，安安静静地想，客客气气地下。',
  },
];
