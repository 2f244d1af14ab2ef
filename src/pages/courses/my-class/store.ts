import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { MyCourse } from '@/contract/courses/schema';
import { MyCourseState, type Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

/** What one child studies at a time is less than that. */
const MOST = 50;

export interface Shelf {
  readonly subject: Subject;
  readonly courses: readonly MyCourse[];
}

/** What the child studies now, a shelf a subject. */
export class MyClassStore {
  readonly courses = new Loadable<readonly MyCourse[]>();

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** In the order in which the subjects come first. */
  get shelves(): readonly Shelf[] {
    const courses = this.courses.value ?? [];
    const subjects = [...new Set(courses.map(({ subject }) => subject))];
    return subjects.map((subject) => ({
      subject,
      courses: courses.filter((course) => course.subject === subject),
    }));
  }

  async load(): Promise<void> {
    const request = { state: MyCourseState.studying, page: 1, limit: MOST };
    await this.courses.load(() => this.app.api.call(coursesCalls.listMyCourses, request));
  }
}
