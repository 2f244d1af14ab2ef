import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { MyCourse } from '@/contract/courses/schema';
import { COURSES_PAGE, MyCourseState, type Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

/** The child's courses, by state and subject. Visited lists show at once. */
export class AllClassStore {
  state: MyCourseState = MyCourseState.studying;
  /** undefined: all subjects. */
  subject: Subject | undefined = undefined;
  private readonly lists = new Map<string, Paged<MyCourse>>();

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get list(): Paged<MyCourse> {
    return this.listOf(this.state, this.subject);
  }

  choose(state: MyCourseState, subject: Subject | undefined): void {
    this.state = state;
    this.subject = subject;
    if (this.list.status === 'idle') void this.list.first();
  }

  /** Shown again: progress may have changed. */
  async shown(): Promise<void> {
    await this.list.again();
  }

  async refresh(): Promise<void> {
    await this.list.refresh();
  }

  /** Never show this parent's data to the next one. */
  reset(): void {
    this.lists.forEach((list) => list.reset());
  }

  private listOf(state: MyCourseState, subject: Subject | undefined): Paged<MyCourse> {
    const key = `${state} ${subject ?? ''}`;
    const found = this.lists.get(key) ?? this.make(state, subject);
    this.lists.set(key, found);
    return found;
  }

  private make(state: MyCourseState, subject: Subject | undefined): Paged<MyCourse> {
    const wanted = { state, ...(subject === undefined ? {} : { subject }) };
    return new Paged<MyCourse>(
      (page, limit) =>
        toPage(this.app.api.callCounted(coursesCalls.listMyCourses, { ...wanted, page, limit })),
      COURSES_PAGE,
      ({ courseId, groupId }) => `${groupId}-${courseId}`,
    );
  }
}
