import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { Tabs } from '@/components/Tabs';
import type { Subject } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { wrongTexts } from '../../texts';
import type { Group, WrongQuestionsStore } from '../store';

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
    { id: null, text: wrongTexts.allPoints(open) },
    ...points.map((point) => ({ id: point.id, text: wrongTexts.point(point.name, point.open) })),
  ];
  return (
    <View className="wrong__filters">
      <View className="wrong__chips" {...aria({ role: 'radiogroup', 'aria-label': wrongTexts.points })}>
        {chips.map(({ id, text }) => (
          <Chip
            key={String(id)}
            text={text}
            isChosen={store.pointId === id}
            onPress={() => store.choosePoint(id)}
          />
        ))}
      </View>
      <View className="wrong__summary">
        <View className="wrong__count" {...aria({ role: 'status' })}>
          {open > 0 ? wrongTexts.summary(open, total) : wrongTexts.allMastered(total)}
        </View>
        <Pressable className="wrong__switch" onPress={() => store.showOnlyOpen(!store.isOnlyOpen)}>
          {store.isOnlyOpen ? wrongTexts.showAll : wrongTexts.onlyOpen}
        </Pressable>
      </View>
    </View>
  );
});

interface ChipProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const Chip = ({ text, isChosen, onPress }: ChipProps) => (
  <Pressable
    className={classNames('wrong__chip', isChosen && 'wrong__chip--chosen')}
    role="radio"
    aria={{ checked: isChosen }}
    onPress={onPress}
  >
    {text}
  </Pressable>
);
