export const groupTexts = {
  name: '分类题',
  task: '先点一样东西，再点它该放的地方；也可以拖过去',
  pool: '还没有放的',
  allPlaced: '都放好了',
  free: (name: string): string => `${name}，还没有放`,
  held: (name: string): string => `${name}，已拿起，请选放到哪里`,
  placed: (name: string, group: string): string => `${name}，放在 ${group}，点一下拿出来`,
  put: (group: string, count: number): string => `放到 ${group}，已有${count}个`,
  saysPut: (name: string, group: string): string => `${name} 放进了 ${group}`,
  saysOut: (name: string): string => `${name} 拿出来了`,
  saysFirst: '请先选一样东西',
  group: (name: string, things: readonly string[]): string => `${name}：${things.join('、')}`,
};
