import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Tabs } from '@/components/Tabs';
import { cacheEntries } from '@/services/storage/cache';
import { Cached } from '@/services/storage/cached';
import { useApp } from '@/stores/app/app-context';
import { Menu } from '@/components/Menu';
import type { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import './filters.scss';

const filterTexts = { all: '全部', allSubjects: '全部科目', menu: '选择科目' } as const;

const ALL = 'all';

interface SubjectsProps {
  /** undefined: all. */
  readonly chosen: Subject | undefined;
  readonly onChange: (subject: Subject | undefined) => void;
}

/** All subjects of the child, or one; none for a child of a single subject. */
function useSubjectItems(all: string = filterTexts.allSubjects) {
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

/** All subjects of the child, or one. Hidden with a single subject. */
export const ChildSubjects = observer(function ChildSubjects({ chosen, onChange }: SubjectsProps) {
  const { session, storage, student } = useApp();
  const [row] = useState(() => new Cached(storage, session, cacheEntries.subjectRow));
  const { items, subjectOf } = useSubjectItems(filterTexts.all);
  const isKnown = student.subjects.value !== undefined;
  const isShown = items.length > 0;
  useEffect(() => {
    if (isKnown) row.keep(isShown);
  }, [isKnown, isShown, row]);
  // What is below must not move when they come.
  if (student.subjects.isFirstLoad && row.value !== false) return <View className="tabs-place" />;
  if (!isShown) return null;
  return (
    <Tabs
      level="second"
      items={items}
      active={chosen === undefined ? ALL : String(chosen)}
      onChange={(key) => onChange(subjectOf(key))}
    />
  );
});

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
