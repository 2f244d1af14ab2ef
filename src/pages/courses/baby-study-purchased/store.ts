import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { FilmCourse } from '@/contract/courses/film-course.schema';
import { COURSES_PAGE } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** The child's baby studies, including expired ones. */
export class BabyStudyPurchasedStore {
  readonly list: Paged<FilmCourse>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<FilmCourse>(
      (page, limit) => toPage(this.app.api.callCounted(coursesCalls.listPurchasedStudy, { page, limit })),
      COURSES_PAGE,
      ({ courseId }) => courseId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async refresh(): Promise<void> {
    await this.list.again();
  }

  /** Never show this child's data to the next parent. */
  reset(): void {
    this.list.reset();
  }
}
