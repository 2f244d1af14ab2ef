import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock } from '@/components/Skeleton';
import { DownloadType } from '@/contract/download/values';
import { StoryState } from '@/contract/stories/values';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useNowAbout } from '@/features/share/use-now-about';
import { storyTexts } from '@/features/stories/texts';
import { useApp } from '@/stores/app/app-context';
import { Controls, Trouble } from './parts/controls';
import { Line } from './parts/line';
import { Tools, ToolsPlace } from './parts/tools';
import { Words } from './parts/words';
import { PlayerStore } from './store';
import { playerTexts as texts } from './texts';
import './index.scss';

/** A bedtime story: picture, one huge button, and synchronized text. */
const SoundStoryPlayer = observer(function SoundStoryPlayer() {
  const app = useApp();
  const { id, stop } = useParams('soundStoryPlayer');
  const [store] = useState(() => new PlayerStore(app, id, stop === 'end'));
  useLoadForSession(() => store.load(), store.reset);
  useNowAbout('soundStoryPlayer', store.story && { id: String(store.story.id) });
  const others = { text: texts.others, onPress: () => void app.router.go('soundStoryPage') };
  return (
    <Screen className="story-player">
      <Loaded
        of={store.detail}
        skeleton={<PageSkeleton />}
        onRetry={() => void store.load()}
        missing={{ text: texts.missing, action: others }}
      >
        {() => <Story store={store} />}
      </Loaded>
    </Screen>
  );
});

interface StoryProps {
  readonly store: PlayerStore;
}

const Story = observer(function Story({ store }: StoryProps) {
  const { isLoaded, story } = store;
  if (!story) return null;
  const sound = isLoaded ? store.sound : undefined;
  const { cover, paragraphs, positionSeconds, seconds, series, state, title } = story;
  return (
    <View className="story-player__content">
      <View className={classNames('story-player__cover', sound?.isPlaying && 'story-player__cover--on')}>
        <Picture src={cover} alt={title} width={360} height={360} round lazy={false} />
      </View>
      <View className="story-player__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {title}
      </View>
      <View className="story-player__note">{texts.narrator(series.title, series.teller)}</View>
      {state === StoryState.open ? (
        <>
          <Trouble store={store} />
          <Line sound={sound} seconds={seconds} at={positionSeconds} />
          <Controls store={store} />
          {sound ? <Tools sound={sound} /> : <ToolsPlace />}
          <Words paragraphs={paragraphs} sound={sound} />
          <Offer />
        </>
      ) : (
        <Closed state={state} />
      )}
    </View>
  );
});

/** Not accessible to this child, or not yet. */
function Closed({ state }: { readonly state: StoryState }) {
  const { router } = useApp();
  const isLocked = state === StoryState.locked;
  return (
    <View className="story-closed">
      <View className="story-closed__badge">
        <Icon name={isLocked ? 'lock' : 'clock'} size={32} />
        {isLocked ? storyTexts.locked : storyTexts.coming}
      </View>
      <View className="story-closed__text">{isLocked ? texts.lockedNote : texts.comingNote}</View>
      <Button kind="secondary" size="medium" onPress={() => void router.go('soundStoryPage')}>
        {texts.others}
      </Button>
    </View>
  );
}

const PageSkeleton = () => (
  <View className="story-player__content" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <SkeletonBlock width={360} height={360} radius="round" className="story-player__skeleton-bar" />
    <SkeletonBlock width={320} height={50} className="story-player__skeleton-bar" />
    <SkeletonBlock width="100%" height={8} className="story-player__skeleton-bar" />
    <SkeletonBlock width={176} height={176} radius="round" className="story-player__skeleton-bar" />
  </View>
);

/** Offers the app, where available; the router adds this page as entry point (rule download-2). */
function Offer() {
  const { platform, router } = useApp();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !platform.host.offersApp) return null;
  return (
    <View className="story-offer">
      <Pressable
        className="story-offer__text"
        onPress={() => void router.go('downloadApp', { type: String(DownloadType.parent) })}
      >
        <View className="story-offer__words">{texts.download}</View>
        <View className="story-offer__action">{texts.toDownload}</View>
      </Pressable>
      <Pressable className="story-offer__close" label={texts.closeDownload} onPress={() => setClosed(true)}>
        <Icon name="close" size={32} />
      </Pressable>
    </View>
  );
}

export default screen('soundStoryPlayer', SoundStoryPlayer);
