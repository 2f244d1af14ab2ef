import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Pressable } from '@/components/Pressable';
import { Tabs } from '@/components/Tabs';
import type { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { wrongTexts } from '../../texts';
import type { Group, WrongQuestionsStore } from '../store';

const ALL = 'all';

interface FiltersProps {
  readonly store: WrongQuestionsStore;
  readonly groups: readonly Group[];
}

/** Subjects, the chosen one's knowledge points, and a filter for mastered questions. */
export const Filters = observer(function Filters({ store, groups }: FiltersProps) {
  const { group, subject } = store;
  return (
    <>
      <Tabs
        items={groups.map((of) => ({ key: String(of.subject), text: subjectText(of.subject) }))}
        active={String(subject)}
        onChange={(key) => store.chooseSubject(Number(key) as Subject)}
      />
      {group && <Points store={store} group={group} />}
    </>
  );
});

const Points = observer(function Points({ store, group }: { store: WrongQuestionsStore; group: Group }) {
  const { total, open, points } = group;
  const chips = [
    { key: ALL, text: wrongTexts.allPoints(open) },
    ...points.map((point) => ({ key: String(point.id), text: wrongTexts.point(point.name, point.open) })),
  ];
  return (
    <>
      <Tabs
        level="second"
        items={chips}
        active={String(store.pointId ?? ALL)}
        onChange={(key) => store.choosePoint(key === ALL ? null : Number(key))}
      />
      <View className="wrong__summary">
        <View className="wrong__count" {...aria({ role: 'status' })}>
          {open > 0 ? wrongTexts.summary(open, total) : wrongTexts.allMastered(total)}
        </View>
        <Pressable className="wrong__switch" onPress={() => store.showOnlyOpen(!store.isOnlyOpen)}>
          {store.isOnlyOpen ? wrongTexts.showAll : wrongTexts.onlyOpen}
        </Pressable>
      </View>
    </>
  );
});
