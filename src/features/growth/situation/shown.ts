import type { Section } from '@/contract/growth/report.schema';
import type { Situation } from '@/contract/growth/schema';
import { SectionKey } from '@/contract/growth/values';
import { saidOnce } from '../report';

interface Shown {
  /** Shown as the head of the page. */
  readonly overview: Section | undefined;
  readonly sections: readonly Section[];
  /** Too few lessons for any conclusion: the head says so once, instead of every section. */
  readonly isTooEarly: boolean;
}

/** The overview as the head, and the sections below it; nothing twice. */
export function shownOf({ sections }: Pick<Situation, 'sections'>): Shown {
  const [first, ...others] = saidOnce(sections);
  const overview = first?.key === SectionKey.overview ? first : undefined;
  const isTooEarly = overview !== undefined && !overview.isEnough;
  const below = overview ? others : [...(first ? [first] : []), ...others];
  return { overview, isTooEarly, sections: isTooEarly ? below.filter(({ isEnough }) => isEnough) : below };
}
