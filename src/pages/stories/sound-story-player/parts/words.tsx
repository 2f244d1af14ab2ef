import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { prefersReducedMotion } from '@/components/motion';
import { Pressable } from '@/components/Pressable';
import type { StoryParagraph } from '@/contract/stories/schema';
import type { StorySound } from '@/features/stories/audio';
import { playerTexts as texts } from '../texts';

interface WordsProps {
  readonly paragraphs: readonly StoryParagraph[];
  /** Absent until it plays. */
  readonly sound: StorySound | undefined;
}

/** If all times are 0, they are unknown. */
const isTimed = (paragraphs: readonly StoryParagraph[]): boolean =>
  paragraphs.some(({ atSeconds }) => atSeconds > 0);

const paragraphAt = (paragraphs: readonly StoryParagraph[], time: number): number =>
  paragraphs.reduce((last, { atSeconds }, index) => (atSeconds <= time ? index : last), -1);

/** The text follows the audio; a tap plays from there. */
export const Words = observer(function Words({ paragraphs, sound }: WordsProps) {
  const box = useRef<unknown>(null);
  const timed = isTimed(paragraphs);
  const now = timed && sound ? paragraphAt(paragraphs, sound.time) : -1;
  useEffect(() => centre(box.current), [now]);
  if (paragraphs.length === 0) return null;
  return (
    <View ref={box} className="story-words" {...aria({ role: 'region', 'aria-label': texts.text })}>
      {paragraphs.map(({ text, atSeconds }, index) => {
        const className = classNames('story-words__line', index === now && 'story-words__line--now');
        if (!timed || !sound) {
          return (
            <View key={index} className={className}>
              {text}
            </View>
          );
        }
        return (
          <Pressable key={index} className={className} onPress={() => sound.seek(atSeconds)}>
            {text}
          </Pressable>
        );
      })}
    </View>
  );
});

/** Manual: scrollIntoView would also scroll the page. */
function centre(box: unknown): void {
  if (!(box instanceof HTMLElement)) return;
  const line = box.querySelector<HTMLElement>('.story-words__line--now');
  if (!line) return;
  const top = line.offsetTop - box.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
  if (typeof box.scrollTo === 'function' && !prefersReducedMotion())
    box.scrollTo({ top, behavior: 'smooth' });
  else box.scrollTop = top;
}
