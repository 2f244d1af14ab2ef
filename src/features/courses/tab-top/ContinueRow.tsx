import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pressable } from '@/components/Pressable';
import type { ContinueItem } from '@/contract/films/schema';
import { watchedPercent } from '@/features/courses/chapter-state';
import { ProgressCover } from '@/features/courses/cover/ProgressCover';
import { addressOf, pressTarget, type PageTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { PlayableKind } from '@/contract/films/values';
import { tabTopTexts as texts } from './texts';

/** Route to continue an item; undefined when it has no page, such as a film on a teacher's page. */
export function continueTarget({
  id,
  kind,
  studyId,
}: Pick<ContinueItem, 'id' | 'kind' | 'studyId'>):
  | PageTarget<'babyStudyPlay' | 'courseReplay' | 'peaClassCenterPeaClassDetail'>
  | undefined {
  switch (kind) {
    case PlayableKind.chapter:
      if (studyId !== undefined)
        return { screen: 'babyStudyPlay', params: { id: String(studyId), chapterId: String(id) } };
      return { screen: 'courseReplay', params: { id: String(id) } };
    case PlayableKind.replay:
      return { screen: 'courseReplay', params: { liveId: String(id) } };
    case PlayableKind.peaClass:
      return { screen: 'peaClassCenterPeaClassDetail', params: { id: String(id) } };
    default:
      return undefined;
  }
}

interface ContinueRowProps {
  readonly items: readonly ContinueItem[];
}

/** Unfinished items, newest first, in a horizontally scrolling row. */
export function ContinueRow({ items }: ContinueRowProps) {
  return (
    <View className="tab-top__going-on">
      <View className="tab-top__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.goOn}
      </View>
      <View className="tab-top__row">
        {items.map((item) => (
          <OneItem key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </View>
    </View>
  );
}

function OneItem({ item }: { readonly item: ContinueItem }) {
  const app = useApp();
  const { id, kind, of, picture, subject, title } = item;
  const percent = watchedPercent(item);
  const target = continueTarget(item);
  const press = () =>
    void pressTarget(app, {
      target,
      track: () => app.tracker.track('continue_watching_click', { kind, id }),
    });
  return (
    <Pressable
      className="tab-top__item"
      label={texts.goOnWith(title, percent)}
      leadsTo={addressOf(target)}
      onPress={press}
    >
      <ProgressCover
        src={picture}
        subject={subject ?? 0}
        width={180}
        height={112}
        {...{ percent }}
        label={title}
      />
      <View className="tab-top__words">
        <View className="tab-top__title">{title}</View>
        <View className="tab-top__of">{of}</View>
      </View>
    </Pressable>
  );
}
