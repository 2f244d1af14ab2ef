export const fillTexts = {
  name: '填空题',
  task: '把答案写在空格里',
  /** Default label of a blank, from 1. */
  blank: (number: number): string => `第${number}空`,
  named: (label: string, unit: string): string => (unit === '' ? label : `${label}，单位：${unit}`),
  whole: '整数部分，没有就不填',
  above: '分子',
  below: '分母',
  empty: '没有填',
  isRight: '填对了',
  isWrong: '再想一想',
  right: '正确答案',
} as const;
