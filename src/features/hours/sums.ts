/** Sums of hours, for the tiles of mine and their page. */
import { SubjectCode } from '@/contract/courses/values';
import type { BrandHours, HourCategory, HourPair } from '@/contract/hours/schema';

export interface HourSums {
  readonly live: number;
  /** Part of `live` that was a gift. */
  readonly gifted: number;
  readonly recorded: number;
}

/** The programming brand sends entries explained by a category list; the others three groups. */
export const needsCategories = (brandCode: string): boolean => brandCode === SubjectCode.biancheng;

/** Live and recorded hours of a brand, bought and given. */
export interface BrandPairs {
  readonly live: Required<HourPair>;
  readonly recorded: Required<HourPair>;
  /** Live hours of types missing in the category list. */
  readonly unnamed: number;
}

/** With a missing value the sum would be wrong, so it is unknown. */
export const isComplete = ({ smallLive, largeLive, record, userHours = [] }: BrandHours): boolean =>
  present(smallLive, largeLive, record, ...userHours).every(({ baseHours }) => baseHours !== undefined);

export function brandPairs(hours: BrandHours, categories: readonly HourCategory[]): BrandPairs {
  const live: HourPair[] = present(hours.smallLive, hours.largeLive);
  const recorded: HourPair[] = present(hours.record);
  const unnamed: HourPair[] = [];
  for (const entry of hours.userHours ?? []) {
    const category = categories.find(({ code }) => code === entry.userHourType);
    (category?.isRecorded ? recorded : live).push(entry);
    if (!category) unnamed.push(entry);
  }
  return { live: inOne(live), recorded: inOne(recorded), unnamed: total(inOne(unnamed)) };
}

export function brandSums(hours: BrandHours, categories: readonly HourCategory[]): HourSums {
  const { live, recorded } = brandPairs(hours, categories);
  return { live: total(live), gifted: live.giveHours, recorded: total(recorded) };
}

export const addUp = (sums: readonly HourSums[]): HourSums => ({
  live: sum(sums.map(({ live }) => live)),
  gifted: sum(sums.map(({ gifted }) => gifted)),
  recorded: sum(sums.map(({ recorded }) => recorded)),
});

const present = (...pairs: (HourPair | undefined)[]): HourPair[] =>
  pairs.filter((pair) => pair !== undefined);

const inOne = (pairs: readonly HourPair[]): Required<HourPair> => ({
  baseHours: sum(pairs.map(({ baseHours = 0 }) => baseHours)),
  giveHours: sum(pairs.map(({ giveHours }) => giveHours)),
});

const total = ({ baseHours, giveHours }: Required<HourPair>): number => sum([baseHours, giveHours]);

/** Hours have at most one decimal: rounding avoids 0.30000000000000004. */
const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((left, right) => left + right, 0) * 10) / 10;
