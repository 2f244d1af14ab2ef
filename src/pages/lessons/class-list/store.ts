import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { CLASS_LIST_PAGE, ClassListWhen } from '@/contract/lessons/values';
import type { Result } from '@/contract/errors';
import { LessonEntry, type LessonEntryApp } from '@/features/lessons/lesson-entry';
import { recordId } from '@/services/helpers/record-id';
import { observed } from '@/services/observed';
import { pageOf } from '@/stores/page-of';
import { Paged, type PageAnswer } from '@/stores/paged';

/** The classes of one course, or of all of them: those to come and those that are over. */
export class ClassListStore {
  when: ClassListWhen = ClassListWhen.coming;
  readonly entry: LessonEntry;
  private readonly lists: Readonly<Record<ClassListWhen, Paged<ClassListItem>>>;

  /** `groupId` as the address has it; anything but a number means all courses. */
  constructor(
    private readonly app: LessonEntryApp,
    private readonly groupId: string | undefined,
  ) {
    this.entry = new LessonEntry(app);
    const list = (when: ClassListWhen) =>
      new Paged<ClassListItem>((page, limit) => this.fetch(when, page, limit), CLASS_LIST_PAGE);
    this.lists = { coming: list(ClassListWhen.coming), past: list(ClassListWhen.past) };
    observed(this);
  }

  get list(): Paged<ClassListItem> {
    return this.lists[this.when];
  }

  /** A list that was never shown is loaded when it is. */
  choose(when: ClassListWhen): void {
    this.when = when;
    if (this.list.status === 'idle') void this.list.first();
  }

  async refresh(): Promise<void> {
    await this.list.refresh();
  }

  /** The session ended: nothing of this parent may show to the next. */
  reset(): void {
    Object.values(this.lists).forEach((list) => list.reset());
  }

  private fetch(
    when: ClassListWhen,
    page: number,
    limit: number,
  ): Promise<Result<PageAnswer<ClassListItem>>> {
    const groupId = recordId(this.groupId);
    const request = { when, page, limit, ...(groupId === undefined ? {} : { groupId }) };
    return pageOf(this.app.api.callCounted(lessonsCalls.getClassList, request));
  }
}
