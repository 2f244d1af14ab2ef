import { View } from '@tarojs/components';
import { Pea } from '@/components/Pea';
import { Picture } from '@/components/Picture';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { subjectKey } from '..';
import './course-cover.scss';

/** The picture on a course's page, on its subject's colour; decorative, as the title is below. */
export function CourseCover({ picture, subject }: Pick<FilmCourse, 'picture' | 'subject'>) {
  const key = subjectKey(subject);
  return (
    <View className={`course-cover course-cover--${key}`}>
      <Picture
        src={picture}
        alt=""
        width="100%"
        ratio={16 / 9}
        round="card"
        lazy={false}
        fallback={<Pea pose="reads" subject={key} size={320} />}
      />
    </View>
  );
}
