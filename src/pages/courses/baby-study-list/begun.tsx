import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Pressable } from '@/components/Pressable';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { ProgressCover } from '@/features/courses/cover/ProgressCover';
import { useApp } from '@/stores/app/app-context';
import { babyStudyListTexts as texts } from './texts';

interface BegunProps {
  readonly courses: readonly FilmCourse[];
}

/** A row that scrolls sideways: continues where the child stopped. */
export function Begun({ courses }: BegunProps) {
  if (courses.length === 0) return null;
  return (
    <View className="baby-study-list__begun">
      <View className="baby-study-list__begun-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.continued}
      </View>
      <View className="baby-study-list__row">
        {courses.map((course) => (
          <BegunCard key={course.courseId} course={course} />
        ))}
      </View>
    </View>
  );
}

function BegunCard({ course }: { readonly course: FilmCourse }) {
  const { router } = useApp();
  const { chapterNum, courseId, finishedNum, picture, subject, title, watchedPercent } = course;
  return (
    <Pressable
      className="baby-study-list__begun-card"
      label={texts.continuedNamed(title)}
      onPress={() => void router.go('babyStudyPlay', { id: String(courseId) })}
    >
      <ProgressCover
        src={picture}
        {...{ subject }}
        width={320}
        height={180}
        percent={watchedPercent}
        label={texts.progress(title)}
      />
      <View className="baby-study-list__begun-name">{title}</View>
      <View className="baby-study-list__begun-note">{texts.done(finishedNum, chapterNum)}</View>
    </Pressable>
  );
}
