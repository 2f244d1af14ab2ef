import type { Report, Section } from '@/contract/growth/report.schema';
import { SectionKey } from '@/contract/growth/values';

/**
 * The version to look at with the child, where the report has the child flag: what was good stands, and what is still to be
 * practised, counted or repeated is the parent's to read (rule growth-69).
 */
export const forChild = (report: Report): Report => ({
  ...report,
  sections: report.sections.filter(({ key }) => key !== SectionKey.review).map(goodOf),
});

const goodOf = (section: Section): Section => ({ ...section, figures: [], practise: [] });
