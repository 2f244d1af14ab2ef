import type { Report } from '@/contract/growth/report.schema';
import { ReportKind } from '@/contract/growth/values';

/** Many of a kind: the lesson tells them apart, not the kind. */
const { afterClass, debate, demo, eloquence, firstLesson } = ReportKind;
const OF_A_LESSON: readonly ReportKind[] = [firstLesson, afterClass, eloquence, debate, demo];

/** The name that leads, and the other one; '' if there is none. */
export const namesOf = ({
  about,
  kind,
  title,
}: Pick<Report, 'about' | 'kind' | 'title'>): readonly [lead: string, other: string] =>
  about !== '' && OF_A_LESSON.includes(kind) ? [about, title] : [title, about];
