import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { ChapterRow } from '@/features/courses/chapters/ChapterRow';
import { useApp } from '@/stores/app/app-context';
import { Heading } from './head';
import type { BabyStudyDetailStore } from './store';
import { babyStudyDetailTexts as texts } from './texts';

interface ChaptersProps {
  readonly store: BabyStudyDetailStore;
  readonly course: FilmCourseDetail;
}

/** Playable chapters play; locked ones offer to unlock. */
export const Chapters = observer(function Chapters({ store, course }: ChaptersProps) {
  const { router } = useApp();
  const { chapters, courseId } = course;
  if (chapters.length === 0) {
    const onPress = (): void => void router.go('babyStudyList');
    return <EmptyState text={texts.noChapters} action={{ text: texts.toList, onPress }} />;
  }
  const open = ({ access, chapterId }: Chapter): void => {
    if (access === FilmAccess.open || access === FilmAccess.trial) {
      void router.go('babyStudyPlay', { id: String(courseId), chapterId: String(chapterId) });
    } else store.unlock(true);
  };
  return (
    <>
      <Card className="baby-study-detail__card">
        <Heading text={texts.chapters} />
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.chapterId} chapter={chapter} onPress={() => open(chapter)} />
        ))}
      </Card>
      <ListEnd />
    </>
  );
});
