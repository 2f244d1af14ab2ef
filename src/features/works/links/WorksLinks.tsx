import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon, type IconName, type Line } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { WorkKind } from '@/contract/works/values';
import { useApp } from '@/stores/app/app-context';
import { WORK_PAGES } from '../pages';
import './works-links.scss';

const texts = {
  name: '孩子的小舞台',
  titles: {
    [WorkKind.littleTeacher]: '小老师',
    [WorkKind.teacherStar]: '小老师之星',
    [WorkKind.babyShow]: '宝贝秀',
  } satisfies Record<WorkKind, string>,
  notes: {
    [WorkKind.littleTeacher]: '讲给大家听',
    [WorkKind.teacherStar]: '比一比人气',
    [WorkKind.babyShow]: '展示小作品',
  } satisfies Record<WorkKind, string>,
} as const;

const TALK = {
  line: 'M24 6a6 6 0 0 1 6 6v10a6 6 0 0 1-12 0V12a6 6 0 0 1 6-6zM11 22a13 13 0 0 0 26 0M24 35v8M16 43h16',
} satisfies Line;

const LINKS: readonly (readonly [WorkKind, IconName | Line])[] = [
  [WorkKind.littleTeacher, TALK],
  [WorkKind.teacherStar, 'star'],
  [WorkKind.babyShow, 'camera'],
];

/** Links to the works lists; missing screens are left out. */
export function WorksLinks() {
  const { router } = useApp();
  const links = LINKS.filter(([kind]) => router.shows(WORK_PAGES[kind].list));
  return (
    <View className="works-links" {...aria({ role: 'group', 'aria-label': texts.name })}>
      {links.map(([kind, icon]) => (
        <Pressable
          key={kind}
          className="works-links__link"
          role="link"
          onPress={() => void router.go(WORK_PAGES[kind].list)}
        >
          <View className="works-links__icon">
            <Icon name={icon} size={48} tone="primary" />
          </View>
          <View className="works-links__title">{texts.titles[kind]}</View>
          <View className="works-links__note">{texts.notes[kind]}</View>
        </Pressable>
      ))}
    </View>
  );
}
