import type { Section } from '../../../../src/contract/growth/report.schema';
import type { SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { ENOUGH_LESSONS } from './rates';
import { TITLES, tooLittle, WHAT } from './texts';
import { LINKS } from './links';

/** A placeholder section if the period has too few lessons; null if there are enough. */
export function tooLittleFor(key: keyof typeof WHAT, input: SectionInput): Section | null {
  const missing = ENOUGH_LESSONS - input.now.lessons.attended;
  if (missing <= 0) return null;
  const sentence = tooLittle(WHAT[key], missing, periodNames(input).now);
  return section(key, TITLES[key], { sentence, isEnough: false, ways: [LINKS.tasks] });
}

/** The previous period is used for comparison only if it has enough lessons itself. */
export const hasBefore = ({ before }: SectionInput): boolean => before.lessons.attended >= ENOUGH_LESSONS;
