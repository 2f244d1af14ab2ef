/** Texts of placements that a client may show. */
export const PLACEMENT_MESSAGES = {
  slotUnknown: '该内容已下线',
} as const;
