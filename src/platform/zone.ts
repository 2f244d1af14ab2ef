/** The time zone's offset from UTC in minutes at a time, which depends on daylight saving time. The only place that reads it. */
export const utcOffsetAt = (moment: number): number => -new Date(moment).getTimezoneOffset();
