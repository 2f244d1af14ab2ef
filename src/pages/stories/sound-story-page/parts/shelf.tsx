import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { ProgressRing } from '@/components/ProgressRing';
import type { StoryItem, StoryShelf } from '@/contract/stories/schema';
import { useApp } from '@/stores/app/app-context';
import { classNames } from '@/components/class-names';
import { Picture } from '@/components/Picture';
import { formatLength } from '@/services/helpers/say-length';
import { StoryState } from '@/contract/stories/values';
import { storyTexts } from '@/features/stories/texts';
import { shelvesTexts as texts } from '../texts';

const percentOf = ({ furthestSeconds, seconds, isFinished }: StoryItem): number =>
  isFinished ? 100 : seconds > 0 ? (furthestSeconds / seconds) * 100 : 0;

interface ShelfProps {
  readonly shelf: StoryShelf;
  readonly onMore: () => void;
}

export function Shelf({ shelf: { count, stories, summary, teller, title }, onMore }: ShelfProps) {
  return (
    <View className="story-shelf">
      <View className="story-shelf__head">
        <View className="story-shelf__words">
          <View className="story-shelf__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
            {title}
          </View>
          <View className="story-shelf__note">
            {[summary, texts.narrator(teller)].filter(Boolean).join(' · ')}
          </View>
        </View>
        <Pressable className="story-shelf__more" label={texts.moreOf(title)} onPress={onMore}>
          {texts.more(count)}
          <Icon name="arrow-right" size={32} />
        </Pressable>
      </View>
      <View className="story-shelf__row" {...aria({ role: 'list', 'aria-label': title })}>
        {stories.map((story) => (
          <View key={story.id} className="story-shelf__place" {...aria({ role: 'listitem' })}>
            <ShelfStory story={story} />
          </View>
        ))}
      </View>
    </View>
  );
}

function ShelfStory({ story }: { readonly story: StoryItem }) {
  const { router } = useApp();
  return (
    <Pressable
      className="story-shelf__story"
      onPress={() => void router.go('soundStoryPlayer', { id: String(story.id) })}
    >
      <Cover story={story} size={220} />
      <View className="story-shelf__name">{story.title}</View>
    </Pressable>
  );
}

/** The unfinished story: first and largest. */
export function Continuing({ story }: { readonly story: StoryItem }) {
  const { router } = useApp();
  const { id, title, seconds, positionSeconds } = story;
  return (
    <Pressable
      className="story-continue"
      label={texts.listenOn(title)}
      onPress={() => void router.go('soundStoryPlayer', { id: String(id) })}
    >
      <Cover story={story} size={136} />
      <View className="story-continue__words">
        <View className="story-continue__title">{title}</View>
        <View className="story-continue__left">{texts.left(formatLength(seconds - positionSeconds))}</View>
      </View>
      <View className="story-continue__play">
        <Icon name="play" size={40} />
      </View>
    </Pressable>
  );
}

export function StoryRow({ story }: { readonly story: StoryItem }) {
  const { router } = useApp();
  const { id, title, summary, seconds } = story;
  const percent = percentOf(story);
  return (
    <Pressable className="story-row" onPress={() => void router.go('soundStoryPlayer', { id: String(id) })}>
      <Cover story={story} size={136} />
      <View className="story-continue__words">
        <View className="story-continue__title">{title}</View>
        {summary && <View className="story-row__summary">{summary}</View>}
        {seconds > 0 && <View className="story-continue__left">{formatLength(seconds)}</View>}
      </View>
      {percent > 0 && <ProgressRing percent={percent} />}
    </Pressable>
  );
}

interface CoverProps {
  readonly story: StoryItem;
  /** In design units. */
  readonly size: number;
}

/** Round, with its state: upcoming, for students only, finished. */
function Cover({ story, size }: CoverProps) {
  const { cover, isFinished, state } = story;
  const isOpen = state === StoryState.open;
  return (
    <View className={classNames('story-cover', !isOpen && 'story-cover--closed')}>
      <Picture src={cover} alt="" width={size} height={size} round className="story-cover__picture" />
      {state === StoryState.coming && <View className="story-cover__badge">{storyTexts.coming}</View>}
      {state === StoryState.locked && (
        <View className="story-cover__badge story-cover__badge--locked">
          <Icon name="lock" size={24} />
          {storyTexts.locked}
        </View>
      )}
      {isOpen && isFinished && (
        <View className="story-cover__heard">
          <Icon name="check" size={24} label={storyTexts.finished} />
        </View>
      )}
    </View>
  );
}
