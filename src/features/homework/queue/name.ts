/** Where the queue is kept: all that the start of the app has to know of it. */
export const HAND_INS = { name: 'homework.handIns', version: 1 } as const;
