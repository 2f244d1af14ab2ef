/** Told to whoever writes a client; no parent sees it. */
export const TRACKING_MESSAGES = {
  tooLarge: '行为数据过大',
  phone: '行为数据中不允许包含手机号码',
} as const;
