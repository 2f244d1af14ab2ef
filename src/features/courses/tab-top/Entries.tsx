import { View } from '@tarojs/components';
import { Icon, type IconName, type Line } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { innerPath } from '@/services/router/paths';
import { useApp } from '@/stores/app/app-context';
import { tabTopTexts as texts } from './texts';
import './tab-top.scss';

type Entry = 'allClass' | 'recordingList' | 'aboutClassCenter' | 'teacherList';

const REPLAY: Line = { line: 'M8 24a16 16 0 1 0 5-11.6L8 17M8 7v10h10M20 18v13l10-6.5z' };
const TEACHER: Line = {
  line: 'M24 6 4 15l20 9 20-9zM12 19v10c0 4 5 7 12 7s12-3 12-7V19M44 15v13',
};

const ENTRIES: readonly (readonly [name: Entry, icon: IconName | Line])[] = [
  ['allClass', 'courses'],
  ['recordingList', REPLAY],
  ['aboutClassCenter', 'calendar'],
  ['teacherList', TEACHER],
];

/** Links to the pages behind the tab. */
export default function Entries() {
  const { router, tracker } = useApp();
  const open = (entry: Entry) => {
    tracker.track('course_entry_click', { entry });
    void router.go(entry);
  };
  return (
    <View className="tab-top__entries">
      {ENTRIES.map(([name, icon]) => (
        <Pressable key={name} className="tab-top__entry" leadsTo={innerPath(name)} onPress={() => open(name)}>
          <Icon name={icon} tone="primary" />
          <View className="tab-top__entry-text">{texts[name]}</View>
        </Pressable>
      ))}
    </View>
  );
}
