/** Texts of the interest tags that a client may show. */
export const INTEREST_TAG_MESSAGES = {
  popUnknown: '该问卷不存在或不属于您',
  groupUnknown: '该分组不属于这份问卷',
  tagUnknown: '该标签不属于这个分组',
  repeated: '同一项出现了多次',
  tooMany: (title: string, max: number) => `「${title}」最多可选 ${max} 个`,
} as const;
