/** Shown to parents. */
export const MATERIAL_MESSAGES = {
  officialOnly: '学习资料仅对在读学员开放',
  unknown: '这份资料不存在或已下架',
} as const;
