import { TonightKind } from '../../../src/contract/home/values';
import { isChoiceOpen, stepOfYear } from '../../../src/contract/stepup/year';
import type { TonightPart } from '../home/tonight';
import { ownStepUps, ownTimes } from './policies';
import { preferredTimes, stepUps } from './tables';

/** The coming year, while it waits for the parent's choice. */
export const stepUpTonight: TonightPart = async ({ db, userId }) => {
  const [row] = await db.select().from(stepUps).where(ownStepUps(userId));
  if (row === undefined) return undefined;
  const times = await db.$count(preferredTimes, ownTimes(userId));
  if (!isChoiceOpen({ ...row, hasTimes: times > 0 })) return undefined;
  return { kind: TonightKind.confirm, id: userId, title: stepOfYear(row).name, count: 1 };
};
