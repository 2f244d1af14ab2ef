import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Tabs } from '@/components/Tabs';
import { useApp } from '@/stores/app/app-context';
import type { MyTabClassStore } from './store';
import { courseTexts } from './texts';

const ALL = 'all';

/** All, and the operator's subjects; hidden if there is no choice. */
export const SubjectTabs = observer(function SubjectTabs({ store }: { store: MyTabClassStore }) {
  const { tracker } = useApp();
  if (store.areSubjectsAwaited) return <View className="tabs-place" />;
  if (!store.hasSubjectTabs) return null;
  const subjects = store.subjects.value ?? [];
  const choose = (key: string) => {
    const tab = subjects.find(({ subject }) => String(subject) === key);
    tracker.track('subject_tab_click', {
      subject: tab?.subject ?? null,
      name: tab?.name ?? courseTexts.allSubjects,
    });
    void store.choose(tab?.subject);
  };
  return (
    <Tabs
      className="my-tab-class__subjects"
      items={[
        { key: ALL, text: courseTexts.allSubjects },
        ...subjects.map(({ subject, name }) => ({ key: String(subject), text: name })),
      ]}
      active={store.subject === undefined ? ALL : String(store.subject)}
      onChange={choose}
    />
  );
});
