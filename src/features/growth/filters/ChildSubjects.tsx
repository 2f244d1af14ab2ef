import { observer } from 'mobx-react';
import { Tabs } from '@/components/Tabs';
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
