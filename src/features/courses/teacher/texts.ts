export const teacherTexts = {
  own: '孩子的老师',
  years: (years: string): string => `教龄 ${years}`,
  satisfaction: (share: string): string => `家长满意度 ${share}`,
  face: (name: string): string => `${name}的头像`,
  hasFilm: '有视频',
} as const;
