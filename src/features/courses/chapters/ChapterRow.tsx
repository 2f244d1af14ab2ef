import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { Chapter } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { watchedPercent } from '../chapter-state';
import { ProgressCover } from '../cover/ProgressCover';
import './chapter-row.scss';

const texts = {
  numbered: (position: number, title: string): string => `${position}. ${title}`,
  minutes: (minutes: number): string => `${minutes}分钟`,
  seconds: (seconds: number): string => `${seconds}秒`,
  trial: '试看',
  playing: '正在播放',
  locked: '未解锁',
  expired: '已过期',
  finished: '已看完',
  progress: (title: string): string => `${title} 的进度`,
} as const;

interface ChapterRowProps {
  readonly chapter: Chapter;
  readonly isPlaying?: boolean;
  /** Beside it is another action: only what is shut has a sign. */
  readonly isPlain?: boolean;
  readonly onPress: () => void;
}

const MINUTE = 60;

const lengthOf = (seconds: number): string => {
  if (seconds <= 0) return '';
  return seconds < MINUTE ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / MINUTE));
};

const ACCESS_TEXT: Readonly<Partial<Record<FilmAccess, string>>> = {
  [FilmAccess.locked]: texts.locked,
  [FilmAccess.expired]: texts.expired,
};

/** One chapter: picture, progress, access. */
export function ChapterRow({ chapter, isPlaying = false, isPlain = false, onPress }: ChapterRowProps) {
  const { access, isFinished, picture, position, seconds, title } = chapter;
  const isShut = access === FilmAccess.locked || access === FilmAccess.expired;
  const note = [lengthOf(seconds), isFinished ? texts.finished : ACCESS_TEXT[access]].filter(Boolean);
  return (
    <Pressable className={classNames('chapter-row', isPlaying && 'chapter-row--playing')} onPress={onPress}>
      <ProgressCover
        src={picture}
        width={168}
        height={112}
        percent={isShut ? 0 : watchedPercent(chapter)}
        label={texts.progress(title)}
      />
      <View className="chapter-row__body">
        <View className="chapter-row__title">{texts.numbered(position, title)}</View>
        <View className="chapter-row__foot">
          {isPlaying && <Tag tone="primary" text={texts.playing} />}
          {!isPlaying && access === FilmAccess.trial && <Tag tone="accent" text={texts.trial} />}
          <View className="chapter-row__note">{note.join(' · ')}</View>
        </View>
      </View>
      {(isShut || !isPlain) && (
        <View className="chapter-row__end">
          {isShut ? (
            <Icon name={access === FilmAccess.locked ? 'lock' : 'clock'} size={40} tone="secondary" />
          ) : (
            <Icon name="play" size={40} tone="primary" />
          )}
        </View>
      )}
    </Pressable>
  );
}
