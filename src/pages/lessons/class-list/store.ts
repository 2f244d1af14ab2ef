import { makeAutoObservable } from 'mobx';
import { CourseType } from '@/contract/courses/values';
import type { RequestOf } from '@/contract/define';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { ClassListItem } from '@/contract/lessons/schema';
import { CLASS_LIST_PAGE, ClassListWhen } from '@/contract/lessons/values';
import type { Result } from '@/contract/errors';
import type { RouteParamsOf } from '@/contract/routes';
import { LessonEntry, type LessonEntryApp } from '@/features/lessons/lesson-entry';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';
import { readWhole } from '@/contract/shapes';
import { cacheEntries, type CachedClassList } from '@/services/storage/cache';
import { Cached } from '@/services/storage/cached';

/** A parent goes back and forth between a few courses. */
const MOST_LISTS = 4;

/** First pages of the lists opened last, shown without a network. Deleted with the session. */
class KeptLists {
  private readonly lists: Cached<readonly CachedClassList[]>;

  constructor({ storage, session }: Pick<App, 'session' | 'storage'>) {
    this.lists = new Cached(storage, session, cacheEntries.classLists);
  }

  of(asked: string): readonly ClassListItem[] {
    const found = this.lists.value?.find((list) => list.asked === asked);
    return (readWhole(found?.items, lessonsCalls.getClassList.shape) ?? []) as readonly ClassListItem[];
  }

  keep(asked: string, items: readonly ClassListItem[]): void {
    const others = (this.lists.value ?? []).filter((list) => list.asked !== asked);
    this.lists.keep([{ asked, items }, ...others].slice(0, MOST_LISTS));
  }
}

/** The API's limit. */
const GROUP_TYPE_MAX = 1000;

/** The classes of one course or of all: upcoming and past. */
export class ClassListStore {
  when: ClassListWhen = ClassListWhen.coming;
  readonly entry: LessonEntry;
  private readonly kept: KeptLists;
  private readonly lists: Readonly<Record<ClassListWhen, Paged<ClassListItem>>>;

  /** Raw value from the address. */
  constructor(
    private readonly app: LessonEntryApp & Pick<App, 'session' | 'storage'>,
    private readonly asked: RouteParamsOf<'myClassList'>,
  ) {
    this.entry = new LessonEntry(app);
    this.kept = new KeptLists(app);
    const list = (when: ClassListWhen) =>
      new Paged<ClassListItem>(
        (page, limit) => this.fetch(when, page, limit),
        CLASS_LIST_PAGE,
        ({ liveId }) => liveId,
      );
    this.lists = { coming: list(ClassListWhen.coming), past: list(ClassListWhen.past) };
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get list(): Paged<ClassListItem> {
    return this.lists[this.when];
  }

  /** Loads a list on its first show. */
  choose(when: ClassListWhen): void {
    this.when = when;
    if (this.list.status === 'idle') void this.refresh();
  }

  async refresh(): Promise<void> {
    const { list, when } = this;
    const kept = list.status === 'idle' ? this.kept.of(this.askedOf(when)) : [];
    if (kept.length > 0) list.restore({ items: kept, count: kept.length });
    await list.refresh();
  }

  /** Lessons were changed on another page: both lists, as far as they were loaded. */
  async again(): Promise<void> {
    const loaded = Object.values(this.lists).filter(({ status }) => status !== 'idle');
    await Promise.all(loaded.map((list) => list.again()));
  }

  /** Never show this parent's data to the next one. */
  reset(): void {
    Object.values(this.lists).forEach((list) => list.reset());
  }

  /** A trial course: booked, not scheduled. */
  get isTrial(): boolean {
    return filterOf(this.asked).courseType === CourseType.trial;
  }

  private async fetch(
    when: ClassListWhen,
    page: number,
    limit: number,
  ): Promise<Result<PageAnswer<ClassListItem>>> {
    const request = { when, page, limit, ...filterOf(this.asked) };
    const answer = await toPage(this.app.api.callCounted(lessonsCalls.getClassList, request));
    if (answer.ok && page === 1) this.kept.keep(this.askedOf(when), answer.value.items);
    return answer;
  }

  private askedOf(when: ClassListWhen): string {
    return JSON.stringify({ when, ...filterOf(this.asked) });
  }
}

type Filter = Omit<RequestOf<(typeof lessonsCalls)['getClassList']>, 'when' | 'page' | 'limit'>;

/** Rule lessons-40: invalid values of the address are not sent. */
function filterOf({ id, courseType, groupType, multiSubject }: RouteParamsOf<'myClassList'>): Filter {
  const isOfAll = multiSubject === '1';
  const type = Object.values(CourseType).find((known) => String(known) === courseType);
  const groupId = isOfAll ? undefined : recordId(id);
  const group = groupType === '0' ? 0 : recordId(groupType);
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(type === undefined ? {} : { courseType: type }),
    ...(group === undefined || group > GROUP_TYPE_MAX ? {} : { groupType: group }),
    ...(isOfAll ? { multiSubject: 1 } : {}),
  };
}
