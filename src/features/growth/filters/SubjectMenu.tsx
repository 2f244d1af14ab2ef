import { observer } from 'mobx-react';
import { Menu } from '@/components/Menu';
import { ALL, filterTexts, useSubjectItems, type SubjectsProps } from './subject-items';
import './filters.scss';

/** As `ChildSubjects`, as a menu at the right of a row. */
export const SubjectMenu = observer(function SubjectMenu({ chosen, onChange }: SubjectsProps) {
  const { items, subjectOf } = useSubjectItems();
  if (items.length === 0) return null;
  return (
    <Menu
      className="growth-menu"
      title={filterTexts.menu}
      options={items.map(({ key, text }) => ({ value: key, text }))}
      value={chosen === undefined ? ALL : String(chosen)}
      onChoose={(key) => onChange(subjectOf(key))}
    />
  );
});
