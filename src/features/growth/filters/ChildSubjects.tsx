import { observer } from 'mobx-react';
import { Tabs } from '@/components/Tabs';
import type { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import './filters.scss';

const filterTexts = { all: '全部' } as const;

const ALL = 'all';

interface ChildSubjectsProps {
  /** undefined: all. */
  readonly chosen: Subject | undefined;
  readonly onChange: (subject: Subject | undefined) => void;
}

/** All subjects of the child, or one. Hidden with a single subject. */
export const ChildSubjects = observer(function ChildSubjects({ chosen, onChange }: ChildSubjectsProps) {
  const { student } = useApp();
  const subjects = student.subjects.value ?? [];
  if (subjects.length < 2) return null;
  const items = subjects.map(({ name, subject }) => ({
    key: String(subject),
    text: subjectText(subject) || name,
  }));
  return (
    <Tabs
      className="growth-filter"
      items={[{ key: ALL, text: filterTexts.all }, ...items]}
      active={chosen === undefined ? ALL : String(chosen)}
      onChange={(key) => onChange(subjects.find(({ subject }) => String(subject) === key)?.subject)}
    />
  );
});
