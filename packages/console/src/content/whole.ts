/**
 * For the query of an edit screen. The list's rows lack parts of the record and are not taken for it; and it is read each time, since an
 * older one than now cannot be saved.
 */
export const WHOLE = { meta: { isWhole: true }, gcTime: 0 } as const;
