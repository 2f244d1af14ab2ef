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

interface SideActionsProps {
  readonly work: WorkDetail;
  readonly store: WorkStore;
  readonly feed: FeedStore;
}

/** Actions at the side, description below. */
export const SideActions = observer(function SideActions({ work, store, feed }: SideActionsProps) {
  return (
    <>
      <View className="baby-video__side">
        {feed.hasOthers && <SideAction icon={UP} label={texts.before} onPress={() => void feed.move(-1)} />}
        {store.isShown && <Others work={work} store={store} />}
        {feed.hasOthers && (
          <SideAction icon="arrow-down" label={texts.next} onPress={() => void feed.move(1)} />
        )}
      </View>
      <View className="baby-video__foot">
        <View className="baby-video__title">{work.title}</View>
        <View className="baby-video__name">{work.childName}</View>
      </View>
    </>
  );
});

/** For published videos. */
const Others = observer(function Others({ work, store }: Omit<SideActionsProps, 'feed'>) {
  const { router } = useApp();
  const { like } = store;
  return (
    <>
      <SideAction
        icon={like.isWanted ? HEART_FULL : HEART}
        label={`${viewTexts.like} ${like.count}`}
        text={String(like.count)}
        isDown={like.isWanted}
        onPress={() => store.asParent(like.toggle)}
      />
      <SideAction icon="message" label={texts.comments} onPress={() => void toWork(router, work)} />
      <SideAction icon={shareIcons.share} label={viewTexts.share} onPress={() => store.show('share')} />
    </>
  );
});

interface SideActionProps {
  readonly icon: IconName | Line | Solid;
  readonly label: string;
  readonly text?: string;
  /** State of a toggle button; absent for others. */
  readonly isDown?: boolean;
  readonly onPress: () => void;
}

const SideAction = ({ icon, isDown, label, onPress, text }: SideActionProps) => (
  <Pressable
    className="baby-video__action"
    label={label}
    aria={isDown === undefined ? undefined : { pressed: isDown }}
    countsEvery={isDown !== undefined}
    onPress={onPress}
  >
    <Icon name={icon} size={48} tone={isDown ? 'accent' : 'onPrimary'} />
    {text && <View className="baby-video__count">{text}</View>}
  </Pressable>
);
