import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { COURSES_PAGE } from '@/contract/courses/values';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

export class CourseListStore {
  readonly groupId: number | undefined;
  readonly list: Paged<FilmCourse>;

  constructor(app: Pick<App, 'api'>, id: string | undefined) {
    this.groupId = recordId(id);
    this.list = new Paged<FilmCourse>(
      (page, limit) =>
        toPage(
          app.api.callCounted(coursesCalls.listGroupCourses, {
            groupId: this.groupId ?? 1,
            page,
            limit,
          }),
        ),
      COURSES_PAGE,
      ({ courseId }) => courseId,
    );
  }

  /** Shown again: progress may have changed. */
  readonly shown = async (): Promise<void> => {
    if (this.groupId !== undefined) await this.list.again();
  };

  /** Without a category in the address there is nothing to load. */
  readonly refresh = async (): Promise<void> => {
    if (this.groupId !== undefined) await this.list.refresh();
  };
}
