import type { Picture, PicturePoint, Section } from '../../../../src/contract/growth/report.schema';
import { PictureKind, type SectionKey } from '../../../../src/contract/growth/values';

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

/** One number of a whole, not compared. */
export const ofWhole = (point: PicturePoint, unit: string, max: number): Picture => ({
  ...{ kind: PictureKind.ring, unit, max, points: [point] },
  ...{ nowName: '', beforeName: '' },
});
