import type { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';

export const filterTexts = { all: '全部', allSubjects: '全部科目', menu: '选择科目' } as const;

export const ALL = 'all';

export interface SubjectsProps {
  /** undefined: all. */
  readonly chosen: Subject | undefined;
  readonly onChange: (subject: Subject | undefined) => void;
}

/** All subjects of the child, or one; none for a child of a single subject. */
export function useSubjectItems(all: string = filterTexts.allSubjects) {
  const subjects = useApp().student.subjects.value ?? [];
  const items = subjects.map(({ name, subject }) => ({
    key: String(subject),
    text: subjectText(subject) || name,
  }));
  return {
    items: subjects.length < 2 ? [] : [{ key: ALL, text: all }, ...items],
    subjectOf: (key: string) => subjects.find(({ subject }) => String(subject) === key)?.subject,
  };
}
