import type { Report, Section } from '@/contract/growth/report.schema';
import { SectionKey } from '@/contract/growth/values';

/**
 * The version to read with the child, if the report has the child flag: keeps the strengths; weaknesses, counts and repetitions are for the
 * parent.
 */
export const forChild = (report: Report): Report => ({
  ...report,
  sections: report.sections.filter(({ key }) => key !== SectionKey.review).map(goodOf),
});

const goodOf = (section: Section): Section => ({ ...section, figures: [], practise: [] });
