import { makeAutoObservable } from 'mobx';
import { coursesCalls } from '@/contract/courses/calls';
import type { Teacher } from '@/contract/courses/teacher.schema';
import type { Subject } from '@/contract/courses/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 20;

/** The teachers of one subject or of all; the child's own first. */
export class TeacherListStore {
  /** undefined: all subjects. */
  subject: Subject | undefined = undefined;
  readonly list: Paged<Teacher>;

  constructor(private readonly app: Pick<App, 'api'>) {
    this.list = new Paged<Teacher>(
      (page, limit) => {
        const { subject } = this;
        const request = { page, limit, ...(subject === undefined ? {} : { subject }) };
        return toPage(this.app.api.callCounted(coursesCalls.listTeachers, request));
      },
      PAGE_SIZE,
      ({ teacherId }) => teacherId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  choose(subject: Subject | undefined): void {
    if (subject === this.subject) return;
    this.subject = subject;
    void this.list.first();
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  readonly reset = (): void => this.list.reset();
}
