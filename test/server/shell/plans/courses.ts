/** Requests of the courses for the walk through all calls. */
import { SubjectCode } from '../../../../src/contract/courses/values';
import { filmCourse } from '../../../builders/film-courses';
import { hours } from '../../../builders/hours';
import type { Backend } from '../../support/backend';
import type { InsideParent } from '../../support/people';

/** A course that the child can afford. */
export function courseRequests({ services }: Backend, parent: InsideParent) {
  return {
    unlockCourse: async () => {
      await hours(SubjectCode.jianqiao, { hourGroup: 'record', baseHours: 9 })(services, parent);
      const { courseId } = await filmCourse(services, { priceHours: 2 });
      return { courseId };
    },
  };
}
