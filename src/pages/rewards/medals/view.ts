import type { Medal } from '@/contract/rewards/schema';
import { MEDALS, type MedalLevel } from '@/contract/rewards/values';
import { levelTexts, medalListTexts, medalTexts } from './texts';

interface LevelView {
  readonly level: MedalLevel;
  readonly rule: string;
  readonly isEarned: boolean;
  /** The date, or what is missing. */
  readonly note: string;
}

/** The levels of a medal, ascending. */
export function levelsOf({ name, amount, level, earnedOn }: Medal): readonly LevelView[] {
  const { rule, unit } = medalTexts[name];
  return MEDALS[name].map((needed, index) => {
    const own = (index + 1) as MedalLevel;
    const isEarned = level >= own;
    const note = isEarned
      ? medalListTexts.earnedOn(earnedOn[index] ?? '')
      : medalListTexts.left(needed - amount, unit);
    return { level: own, rule: rule(needed), isEarned, note };
  });
}

interface NextLevel {
  readonly needed: number;
  readonly text: string;
}

/** undefined at the last level. */
export function nextLevel({ name, amount, level }: Medal): NextLevel | undefined {
  const levels: readonly number[] = MEDALS[name];
  const needed = levels[level];
  if (needed === undefined) return undefined;
  const next = medalListTexts.levelOf((level + 1) as MedalLevel);
  return {
    needed,
    text: medalListTexts.next(next, medalListTexts.left(needed - amount, medalTexts[name].unit)),
  };
}

/** The one that is nearest to its next level, as a share of it; undefined when all are complete. */
export function nearestMedal(medals: readonly Medal[]): Medal | undefined {
  const share = (medal: Medal): number => medal.amount / (nextLevel(medal)?.needed ?? Infinity);
  return medals.filter(nextLevel).sort((one, other) => share(other) - share(one))[0];
}

/** Numbers of gold, silver and bronze medals. */
export const countLevels = (medals: readonly Medal[]): Readonly<Record<MedalLevel, number>> => {
  const of = (level: MedalLevel) => medals.filter((medal) => medal.level === level).length;
  return { 0: of(0), 1: of(1), 2: of(2), 3: of(3) };
};

export const shareOf = ({ name, level }: Medal) => ({
  key: 'medalList',
  title: medalListTexts.shareTitle(medalTexts[name].name, levelTexts[level]),
  desc: medalListTexts.shareDesc,
  toURL: '/index',
});
