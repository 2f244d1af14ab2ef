import { autorun } from 'mobx';
import type { SoundPlayer } from '@/platform/sound';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { StorySound } from './story-sound';

/** Media session: shows the story on the lock screen and handles its buttons. */
export function followOnLockScreen(sound: StorySound, { lockScreen }: SoundPlayer): Unsubscribe {
  const stops = [
    autorun(() => {
      const { story } = sound;
      lockScreen.show(
        story
          ? {
              title: story.title,
              artist: story.series.teller,
              album: story.series.title,
              artwork: story.cover,
            }
          : null,
      );
    }),
    autorun(() => {
      const { queue, story } = sound;
      if (!story) return lockScreen.handle({});
      lockScreen.handle({
        play: () => void sound.play(),
        pause: () => sound.pause(),
        ...(queue.hasPrevious && { previous: () => void sound.previous() }),
        ...(queue.hasNext && { next: () => void sound.next() }),
        seek: (time) => sound.seek(time),
        skip: (seconds) => sound.seek(sound.time + seconds),
      });
    }),
    autorun(() => {
      const { isPlaying, length, placedAt, rate, story } = sound;
      if (story) lockScreen.report(isPlaying, { length, time: placedAt, rate });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
