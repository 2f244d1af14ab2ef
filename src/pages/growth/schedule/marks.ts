import type { Line } from '@/components/Icon';
import { StudyClassStatus } from '@/contract/lessons/values';

/** A lesson's state in the calendar. over: attendance was not recorded. */
export const MARKS = ['done', 'missed', 'leave', 'ahead', 'over'] as const;
export type Mark = (typeof MARKS)[number];

const BY_STATUS: Readonly<Record<StudyClassStatus, Mark>> = {
  [StudyClassStatus.finished]: 'done',
  [StudyClassStatus.missed]: 'missed',
  [StudyClassStatus.leave]: 'leave',
  [StudyClassStatus.upcoming]: 'ahead',
  [StudyClassStatus.live]: 'ahead',
  [StudyClassStatus.over]: 'over',
};

export const markOf = (status: StudyClassStatus): Mark => BY_STATUS[status];

const line = (path: string): Line => ({ line: path });

/** A distinct shape each, so as not to rely on colour. */
export const SHAPES: Readonly<Record<Mark, Line>> = {
  done: line('M9 25l10 10 20-22'),
  missed: line('M12 12l24 24M36 12 12 36'),
  leave: line('M10 24h28'),
  ahead: line('M24 12a12 12 0 1 0 .01 0z'),
  over: line('M22 24a2 2 0 1 0 4 0 2 2 0 1 0-4 0z'),
};
