/** Monday first. */
export const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
