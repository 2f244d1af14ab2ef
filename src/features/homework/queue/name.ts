/** Storage key of the queue: the start of the app imports only this. */
export const HAND_INS = { name: 'homework.handIns', version: 1 } as const;
