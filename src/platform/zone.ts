/** Minutes that the device's own clock is ahead of UTC at a moment: summer time changes it. The one place that asks for them. */
export const utcOffsetAt = (moment: number): number => -new Date(moment).getTimezoneOffset();
