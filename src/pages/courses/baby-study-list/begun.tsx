import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { ProgressRing } from '@/components/ProgressRing';
import { SubjectMark } from '@/components/SubjectMark';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { subjectKey } from '@/features/courses';
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
      <Picture
        src={picture}
        alt=""
        width={320}
        height={180}
        round="small"
        fallback={<SubjectMark subject={subjectKey(subject)} size={120} />}
      />
      <View className="baby-study-list__begun-foot">
        <View className="baby-study-list__begun-words">
          <View className="baby-study-list__begun-name">{title}</View>
          <View className="baby-study-list__begun-note">{texts.done(finishedNum, chapterNum)}</View>
        </View>
        <ProgressRing percent={watchedPercent} label={texts.progress(title)} />
      </View>
    </Pressable>
  );
}
