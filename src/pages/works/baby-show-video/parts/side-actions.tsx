import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon, type IconName, type Line, type Solid } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { WorkDetail } from '@/contract/works/schema';
import { shareIcons } from '@/features/share/icons';
import { HEART, HEART_FULL } from '@/features/works/glyphs';
import { toWork } from '@/features/works/pages';
import { viewTexts } from '@/features/works/texts';
import type { WorkStore } from '@/features/works/view/work-store';
import { useApp } from '@/stores/app/app-context';
import type { FeedStore } from '../feed-store';
import { babyShowVideoTexts as texts } from '../texts';

const UP = { line: 'M12 29l12-12 12 12' };

interface SideWaysProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly feed: FeedStore;
}

/** Actions at the side, description below. */
export const SideActions = observer(function SideActions({ work, store, feed }: SideWaysProps) {
  return (
    <>
      <View className="baby-video__side">
        {feed.hasOthers && <Way icon={UP} label={texts.before} onPress={() => void feed.move(-1)} />}
        {store.isShown && <Others work={work} store={store} />}
        {feed.hasOthers && <Way icon="arrow-down" label={texts.next} onPress={() => void feed.move(1)} />}
      </View>
      <View className="baby-video__foot">
        <View className="baby-video__title">{work.title}</View>
        <View className="baby-video__name">{work.childName}</View>
      </View>
    </>
  );
});

/** For published videos. */
const Others = observer(function Others({ work, store }: Omit<SideWaysProps, 'feed'>) {
  const { router } = useApp();
  const { like } = store;
  return (
    <>
      <Way
        icon={like.isWanted ? HEART_FULL : HEART}
        label={`${viewTexts.like} ${like.count}`}
        text={String(like.count)}
        isDown={like.isWanted}
        onPress={() => store.asParent(like.toggle)}
      />
      <Way icon="message" label={texts.comments} onPress={() => void toWork(router, work)} />
      <Way icon={shareIcons.share} label={viewTexts.share} onPress={() => store.show('share')} />
    </>
  );
});

interface WayProps {
  readonly icon: IconName | Line | Solid;
  readonly label: string;
  readonly text?: string;
  /** State of a toggle button; absent for others. */
  readonly isDown?: boolean;
  readonly onPress: () => void;
}

const Way = ({ icon, isDown, label, onPress, text }: WayProps) => (
  <Pressable
    className="baby-video__way"
    label={label}
    aria={isDown === undefined ? undefined : { pressed: isDown }}
    countsEvery={isDown !== undefined}
    onPress={onPress}
  >
    <Icon name={icon} size={48} tone={isDown ? 'accent' : 'onPrimary'} />
    {text && <View className="baby-video__count">{text}</View>}
  </Pressable>
);
