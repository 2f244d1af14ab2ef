import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon, type IconName, type Line, type Solid } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { shareIcons } from '@/features/share/icons';
import { useApp } from '@/stores/app/app-context';
import { HEART, HEART_FULL, STAR_FULL } from '../glyphs';
import { commentTexts, viewTexts as texts } from '../texts';
import type { WorkStore } from './work-store';

/** At the bottom: comment, like, collect and share. */
export const WorkActions = observer(function WorkActions({ store }: { readonly store: WorkStore }) {
  const { collect, like } = store;
  return (
    <View className="work-actions">
      <Comment store={store} />
      <Action
        icon={like.isWanted ? HEART_FULL : HEART}
        text={String(like.count)}
        label={`${texts.like} ${like.count}`}
        isDown={like.isWanted}
        onPress={() => store.asParent(like.toggle)}
      />
      <Action
        icon={collect.isWanted ? STAR_FULL : 'star'}
        text={String(collect.count)}
        label={`${texts.collect} ${collect.count}`}
        isDown={collect.isWanted}
        onPress={() => store.asParent(collect.toggle)}
      />
      <Action icon={shareIcons.share} text={texts.share} onPress={() => store.show('share')} />
    </View>
  );
});

/** Looks like the field that it opens. */
const Comment = observer(function Comment({ store }: { readonly store: WorkStore }) {
  const { isLoggedIn } = useApp().session;
  const { text } = store.comments;
  return (
    <Pressable
      className="work-actions__comment"
      label={isLoggedIn ? commentTexts.label : undefined}
      onPress={() => store.asParent(() => store.show('comment'))}
    >
      <View className="work-actions__typed">
        {isLoggedIn ? text || commentTexts.placeholder : commentTexts.login}
      </View>
    </Pressable>
  );
});

interface ActionProps {
  readonly icon: IconName | Line | Solid;
  readonly text: string;
  readonly label?: string;
  /** State of a toggle button; absent for plain ones. */
  readonly isDown?: boolean;
  readonly onPress: () => void;
}

const Action = ({ icon, isDown, label, onPress, text }: ActionProps) => (
  <Pressable
    className="work-actions__action"
    label={label}
    aria={isDown === undefined ? undefined : { pressed: isDown }}
    countsEvery={isDown !== undefined}
    onPress={onPress}
  >
    <Icon name={icon} size={48} tone={isDown ? 'alert' : 'body'} />
    <View className="work-actions__text">{text}</View>
  </Pressable>
);
