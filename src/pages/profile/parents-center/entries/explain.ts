import { mineEntries } from './table';
import type { MineEntry, MineFacts, MineSection } from './types';

const isShown = (entry: MineEntry, facts: MineFacts): boolean =>
  entry.rules.every((rule) => rule.holds(facts));

/** A section's visible entries. */
export const shownEntries = (section: MineSection, facts: MineFacts): readonly MineEntry[] =>
  mineEntries.filter((entry) => entry.section === section && isShown(entry, facts));

interface Explained {
  readonly id: string;
  readonly title: string;
  /** '' if it is always shown. */
  readonly condition: string;
  readonly isShown: boolean;
  /** The first failed condition with the actual value; '' if shown. */
  readonly hiddenBecause: string;
}

/** The testers' table: entry, condition, why it is hidden. */
export const explainEntries = (facts: MineFacts): readonly Explained[] =>
  mineEntries.map((entry) => {
    const broken = entry.rules.find((rule) => !rule.holds(facts));
    return {
      id: entry.id,
      title: entry.title,
      condition: entry.rules.map(({ condition }) => condition).join('；'),
      isShown: broken === undefined,
      hiddenBecause: broken ? `${broken.condition}（现在：${broken.now(facts)}）` : '',
    };
  });
