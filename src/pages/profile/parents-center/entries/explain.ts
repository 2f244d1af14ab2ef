import { mineEntries } from './table';
import type { MineEntry, MineFacts, MineSection } from './types';

const isShown = (entry: MineEntry, facts: MineFacts): boolean =>
  entry.rules.every((rule) => rule.holds(facts));

/** Those of a section that show now. */
export const shownEntries = (section: MineSection, facts: MineFacts): readonly MineEntry[] =>
  mineEntries.filter((entry) => entry.section === section && isShown(entry, facts));

interface Explained {
  readonly id: string;
  readonly title: string;
  /** '' for an entry that everybody sees. */
  readonly condition: string;
  readonly isShown: boolean;
  /** The first condition that does not hold, and what was found instead; '' when it shows. */
  readonly hiddenBecause: string;
}

/** The table that a tester reads: entry, condition, why it is hidden now. */
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
