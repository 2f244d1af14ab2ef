import { pointName, type GridPoint } from '@/contract/questions/points';
import { GridLook, GridTask, StoneColour } from '@/contract/questions/values';
import type { Body } from './model';

const COLOURS: Readonly<Record<StoneColour, string>> = {
  [StoneColour.black]: '黑子',
  [StoneColour.white]: '白子',
};

export const gridTexts = {
  name: '棋盘与方格题',
  task: '在图上点一点，或者画一画',
  board: ({ look, columns, rows }: Body): string =>
    look === GridLook.go ? `${columns}路棋盘` : `${columns}列${rows}行的方格`,
  hint: ({ look, task, most, colour }: Body): string => {
    if (task === GridTask.line) return '按住拖动画线，或者一个点一个点地连';
    if (look === GridLook.go)
      return `点一下落${COLOURS[colour]}${most > 1 ? `，最多${most}子` : ''}，再点一下拿走`;
    return `点一下选中${most > 1 ? `，最多${most}个` : ''}，再点一下取消`;
  },
  keys: '用方向键移动，按空格键确定',
  colour: COLOURS,
  point: (body: Body, point: GridPoint, what: string): string =>
    what === '' ? pointName(body, point) : `${pointName(body, point)}，${what}`,
  own: ({ look, task, colour }: Body): string => {
    if (task === GridTask.line) return '在线上';
    return look === GridLook.go ? `新落的${COLOURS[colour]}` : '已选';
  },
  mark: (label: string): string => (label === '' ? '有标记' : `标记 ${label}`),
  taken: '这里已经有棋子了',
  full: (most: number): string => `最多${most}个，先拿走一个吧`,
  added: (name: string): string => `${name}，选好了`,
  removed: (name: string): string => `${name}，取消了`,
  undo: '撤销一步',
  clear: '清空',
  larger: '放大',
  smaller: '缩小',
  enlarge: '先放大一点再落子',
};
