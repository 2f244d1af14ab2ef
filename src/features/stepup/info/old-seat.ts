import type { FeatureSwitchEntry } from '@/contract/stepup/schema';
import { FeatureSwitch, StepUpType } from '@/contract/stepup/values';
import { WIRE_UTC_OFFSET } from '@/contract/wire';
import { isOn } from './settings';
import type { StepUp } from './step-up';

/** Until when type Y's old seat is kept, in milliseconds: by the release time, else by the date of switch 6 (rule stepup-19). */
export function oldSeatUntil(
  { releaseTime, type }: Pick<StepUp, 'releaseTime' | 'type'>,
  switches: readonly FeatureSwitchEntry[],
): number | undefined {
  if (type !== StepUpType.y || !isOn(switches, FeatureSwitch.remainingTime)) return undefined;
  return endOfDay(releaseTime) ?? endOfDay(switches[FeatureSwitch.remainingTime]?.time ?? '');
}

const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/;

/** 23:59:59 of that day in Shanghai; undefined if the text has no date. */
export function endOfDay(text: string): number | undefined {
  const [, year, month = '', day = ''] = DATE.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const end = Date.parse(`${date}T23:59:59${WIRE_UTC_OFFSET}`);
  return Number.isNaN(end) ? undefined : end;
}
