import type { DemoAccount } from './account';
import { captchaFirst } from './captcha-first';
import { cards } from './cards';
import { deviceLimited } from './device-limited';
import { higherLevel } from './higher-level';
import { manySubjects } from './many-subjects';
import { newStudent } from './new-student';
import { oneSubject } from './one-subject';
import { tagsAndCheckIn } from './tags-and-check-in';
import { unofficial } from './unofficial';
import { wholeQueue } from './whole-queue';

/** Accounts 1 to 10 of the README, in this order: 1 to 5 about everything but home, 6 to 10 about home. */
export const DEMO_ACCOUNTS = {
  unofficial,
  oneSubject,
  manySubjects,
  deviceLimited,
  captchaFirst,
  wholeQueue,
  higherLevel,
  cards,
  newStudent,
  tagsAndCheckIn,
} as const satisfies Readonly<Record<string, DemoAccount>>;

export type DemoAccountName = keyof typeof DEMO_ACCOUNTS;
