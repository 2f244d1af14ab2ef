/** A chapter of a lesson, shown on home at any hour: the heading changes with the next lesson's time. */
export const LESSON = /第\d+讲/;
