export const enterTexts = {
  dear: (kidName: string): string => (kidName ? `亲爱的${kidName}家长` : '亲爱的家长'),
  /** Year of study in Chinese numerals; '' if unknown. */
  year: (year: string): string =>
    year
      ? `孩子在豌豆的第${year}学年就要结束了，感谢您一路的陪伴和信任`
      : '孩子在豌豆的这一学年就要结束了，感谢您一路的陪伴和信任',
  news: '新学年的课程、老师和上课时间，我们已经为孩子准备好了，请您来看一看',
  enter: '看看新学年安排',
} as const;
