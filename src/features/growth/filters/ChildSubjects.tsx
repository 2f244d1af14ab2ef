import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/Tabs';
import { useApp } from '@/stores/app/app-context';
import { ALL, filterTexts, useSubjectItems, type SubjectsProps } from './subject-items';
import './filters.scss';

/** All subjects of the child, or one. Hidden with a single subject. */
export const ChildSubjects = observer(function ChildSubjects({ chosen, onChange }: SubjectsProps) {
  const { items, subjectOf } = useSubjectItems(filterTexts.all);
  if (items.length === 0) return null;
  return (
    <Tabs
      className="growth-filter"
      items={items}
      active={chosen === undefined ? ALL : String(chosen)}
      onChange={(key) => onChange(subjectOf(key))}
    />
  );
});

interface AfterSubjectsProps {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Whether there is a row of subjects is known only with the subjects: nothing that is read stands below it before. */
export const AfterSubjects = observer(function AfterSubjects({ skeleton, children }: AfterSubjectsProps) {
  return useApp().student.subjects.isFirstLoad ? skeleton : children;
});
