import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { subjectKey } from '..';

/** The picture on a course's page; decorative, as the title is below. */
export function CourseCover({ picture, subject }: Pick<FilmCourse, 'picture' | 'subject'>) {
  return (
    <Picture
      src={picture}
      alt=""
      width="100%"
      ratio={16 / 9}
      round="card"
      lazy={false}
      fallback={<SubjectMark subject={subjectKey(subject)} size={200} />}
    />
  );
}
