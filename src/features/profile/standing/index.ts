/** The child's student status in words: rule profile-82. */
import { studentLevel } from '@/contract/helpers';
import { StudentStatus } from '@/contract/profile/status';
import type { StudentStore } from '@/stores/session/student';

const LABELS: Readonly<Record<StudentStatus, string>> = {
  [StudentStatus.tourist]: '访客',
  [StudentStatus.official]: '在读学员',
  [StudentStatus.unofficial]: '非学员',
};

type Child = Pick<StudentStore, 'info' | 'isUnknown' | 'status'>;

const line = (parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join(' · ');

/** Status label and the school's text, merged when equal; '' when unknown. */
export const statusLine = ({ info, isUnknown, status }: Child): string =>
  isUnknown ? '' : line([LABELS[status], info.payedStudentStatusText.trim()]);

/** '' for a child without a step. */
export const levelOf = ({ info, isUnknown }: Child): string =>
  isUnknown ? '' : studentLevel(info.step.trim());

export const standingLine = (child: Child): string => line([statusLine(child), levelOf(child)]);
