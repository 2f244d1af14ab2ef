import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { ChapterRow } from '@/features/courses/chapters/ChapterRow';
import { mayWatch, type BabyStudyPlayStore } from './store';
import { babyStudyPlayTexts as texts } from './texts';

interface ChapterListProps {
  readonly store: BabyStudyPlayStore;
  readonly course: FilmCourseDetail;
  readonly playing: Chapter;
  /** To the page where it can be unlocked. */
  readonly onLocked: () => void;
}

/** The current chapter, the overall progress, and all chapters. */
export function ChapterList({ store, course, playing, onLocked }: ChapterListProps) {
  const { chapters, chapterNum, finishedNum, title } = course;
  return (
    <Card className="baby-study-play">
      <View className="baby-study-play__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {playing.title}
      </View>
      <View className="baby-study-play__of">{title}</View>
      <View className="baby-study-play__line">
        <View className="baby-study-play__count" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {texts.chapters(chapters.length)}
        </View>
        <View className="baby-study-play__done">{texts.done(finishedNum, chapterNum)}</View>
        <Button kind="text" size="small" onPress={onLocked}>
          {texts.detail}
        </Button>
      </View>
      {chapters.map((chapter) => (
        <ChapterRow
          key={chapter.chapterId}
          chapter={chapter}
          isPlaying={chapter.chapterId === playing.chapterId}
          onPress={() => (mayWatch(chapter) ? store.choose(chapter.chapterId) : onLocked())}
        />
      ))}
    </Card>
  );
}
