import type { DemoAccountName } from '../account-names';
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
} as const satisfies Readonly<Record<DemoAccountName, DemoAccount>>;
