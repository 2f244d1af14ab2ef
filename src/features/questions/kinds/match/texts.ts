export const matchTexts = {
  name: '连线题',
  task: '先点左边，再点右边，把它们连起来；再点一下，就能取消',
  lefts: '左边',
  rights: '右边',
  free: (name: string): string => `${name}，还没有连`,
  held: (name: string): string => `${name}，已拿起，请选另一边`,
  tied: (name: string, to: string): string => `${name}，已连到 ${to}`,
  saysTied: (left: string, right: string): string => `${left} 连到了 ${right}`,
  saysFree: (name: string): string => `${name} 的线取消了`,
  pair: (left: string, right: string): string => `${left} – ${right}`,
};
