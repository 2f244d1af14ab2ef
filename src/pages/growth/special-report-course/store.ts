import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { ExploreCourse } from '@/contract/growth/schema';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export class ExploreCoursesStore {
  readonly courses = new Loadable<readonly ExploreCourse[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly evaluationId: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.courses.find(recordId(this.evaluationId), (evaluationId) =>
      this.app.api.call(growthCalls.listExploreCourses, { evaluationId }),
    );
  }
}
