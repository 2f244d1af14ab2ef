/** How often, and how late, a job tries a row again that failed. */
import { MINUTE } from '../time';

/** Then it is given up. */
export const ATTEMPTS = 5;

/** Before the next attempt, after so many: 1, 2, 4, … minutes. */
export const pauseAfter = (attempts: number): number => MINUTE * 2 ** (attempts - 1);
