export const orderTexts = {
  name: '排序题',
  task: '拖动，或者点上移、下移，排成正确的顺序',
  list: '要排的顺序',
  up: '上移',
  down: '下移',
  upOf: (name: string, place: number): string => `上移 ${name}，现在第${place}个`,
  downOf: (name: string, place: number): string => `下移 ${name}，现在第${place}个`,
  now: (name: string, place: number): string => `${name}，现在第${place}个`,
  drag: '按住拖动',
  keep: '就是这个顺序',
  kept: '已选定这个顺序',
  joined: (names: readonly string[]): string => names.join(' → '),
};
