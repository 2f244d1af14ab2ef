import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Tabs } from '@/components/Tabs';
import { cacheEntries } from '@/services/storage/cache';
import { Cached } from '@/services/storage/cached';
import { useApp } from '@/stores/app/app-context';
import { ALL, filterTexts, useSubjectItems, type SubjectsProps } from './subject-items';

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
