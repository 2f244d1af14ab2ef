import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import type { Chapter, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { chapterTarget, mayPlay } from '@/features/courses/chapter-state';
import { ChapterRow } from '@/features/courses/chapters/ChapterRow';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { Heading } from './head';
import type { CourseDetailStore } from './store';
import { courseDetailTexts as texts } from './texts';

interface ChaptersProps {
  readonly store: CourseDetailStore;
  readonly course: FilmCourseDetail;
}

/** Playable chapters play; locked ones offer to unlock the course. */
export const Chapters = observer(function Chapters({ store, course }: ChaptersProps) {
  const app = useApp();
  const { router } = app;
  const { chapters } = course;
  if (chapters.length === 0) {
    const action = { text: texts.toCourses, onPress: () => void router.go('myTabClass') };
    return <EmptyState text={texts.noChapters} action={action} />;
  }
  const open = ({ access, chapterId }: Chapter): void => {
    if (!mayPlay(access)) return store.unlock(true);
    void pressTarget(app, { target: chapterTarget({ ...course, chapterId }) });
  };
  return (
    <>
      <Card className="course-detail__card">
        <Heading text={texts.chapters(chapters.length)} />
        {chapters.map((chapter) => (
          <View key={chapter.chapterId} className="course-detail__chapter">
            <ChapterRow chapter={chapter} isPlain onPress={() => open(chapter)} />
            <Button
              className="course-detail__content"
              kind="text"
              size="small"
              label={texts.contentOf(chapter.title)}
              onPress={() => void router.go('courseRecordedContent', { id: String(chapter.chapterId) })}
            >
              {texts.content}
            </Button>
          </View>
        ))}
      </Card>
      <ListEnd />
    </>
  );
});
