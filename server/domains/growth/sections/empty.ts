import type { Section } from '../../../../src/contract/growth/report.schema';
import type { SectionKey } from '../../../../src/contract/growth/values';

type Parts = Omit<Section, 'key' | 'title' | 'sentence'>;

/** A section whose lists are empty by default. */
export const section = (
  key: SectionKey,
  title: string,
  parts: Pick<Section, 'sentence'> & Partial<Parts>,
): Section => ({
  key,
  title,
  isEnough: true,
  figures: [],
  pictures: [],
  good: [],
  practise: [],
  moments: [],
  recordings: [],
  ways: [],
  ...parts,
});
