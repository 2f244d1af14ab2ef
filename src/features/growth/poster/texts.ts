export const posterTexts = {
  brand: '豌豆思维',
  name: (name: string): string => `${name}的成长`,
  situation: '最近的学情',
  plan: '这一周的学习计划',
  week: (days: string): string => `${days}这一周`,
  planSentence: (classes: number, subjects: readonly string[]): string =>
    `这一周有${classes}节课${subjects.length > 0 ? `：${subjects.join('、')}` : ''}，一起加油`,
  planEmpty: '这一周没有课，好好休息',
  days: '上课',
  dayUnit: '天',
  classes: '课程',
  classUnit: '节',
  minutes: '一共',
  minuteUnit: '分钟',
  scan: '长按识别二维码',
  see: '看看完整内容',
  until: (day: string): string => `${day}前有效`,
} as const;
