import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { MyCourse } from '@/contract/courses/schema';
import { MyCourseState, type Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** More than a child studies at a time. */
const MOST = 50;

export interface Shelf {
  readonly subject: Subject;
  readonly courses: readonly MyCourse[];
}

/** The child's current courses, a shelf per subject. */
export class MyClassStore {
  readonly courses = new Loadable<readonly MyCourse[]>();

  constructor(private readonly app: Pick<App, 'api'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Subjects in order of first occurrence. */
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
