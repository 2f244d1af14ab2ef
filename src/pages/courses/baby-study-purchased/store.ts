import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { COURSES_PAGE } from '@/contract/courses/values';
import type { App } from '@/stores/app';
import { pageOf } from '@/stores/page-of';
import { Paged } from '@/stores/paged';

/** The baby studies that the child has, those that are over among them. */
export class BabyStudyPurchasedStore {
  readonly list: Paged<FilmCourse>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<FilmCourse>(
      (page, limit) => pageOf(this.app.api.callCounted(coursesCalls.listPurchasedStudy, { page, limit })),
      COURSES_PAGE,
      ({ courseId }) => courseId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async refresh(): Promise<void> {
    await this.list.again();
  }

  /** The session ended: nothing of this child may show to the next. */
  reset(): void {
    this.list.reset();
  }
}
