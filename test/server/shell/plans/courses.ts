/** Requests of the courses for the walk through all calls. */
import { SubjectCode } from '../../../../src/contract/courses/values';
import { enrolledInGroup, filmCourse, filmGroup, type StoredCourse } from '../../../builders/film-courses';
import { hours } from '../../../builders/hours';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

/** A category of the child, and a course that it can afford. */
export function courseRequests({ services }: Backend, parent: InsideParent) {
  let made: Promise<StoredCourse & { readonly groupId: number }> | undefined;
  const own = () => (made ??= make());
  async function make() {
    const groupId = await filmGroup(services);
    await enrolledInGroup(groupId)(services, parent);
    return { groupId, ...(await filmCourse(services, { groupId })) };
  }
  return {
    getChapter: async () => ({ chapterId: (await own()).chapterIds[0] }),
    getFilmCourse: async () => ({ courseId: (await own()).courseId }),
    listGroupCourses: async () => ({ groupId: (await own()).groupId, page: 1, limit: 10 }),
    unlockCourse: async () => {
      await hours(SubjectCode.jianqiao, { hourGroup: 'record', baseHours: 9 })(services, parent);
      const { courseId } = await filmCourse(services, { priceHours: 2 });
      return { courseId };
    },
  };
}
