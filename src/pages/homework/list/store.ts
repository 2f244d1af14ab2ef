import { makeAutoObservable } from 'mobx';
import type { Result } from '@/contract/errors';
import type { Subject } from '@/contract/courses/values';
import type { HomeworkCard } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HOMEWORK_PAGE_SIZE, HomeworkTab } from '@/contract/homework/values';
import { KeptHomework } from '@/features/homework/known/kept-homework';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';

const TABS: readonly string[] = Object.values(HomeworkTab);
const isTab = (text: string | undefined): text is HomeworkTab => text !== undefined && TABS.includes(text);

export class HomeworkListStore {
  tab: HomeworkTab;
  /** undefined: all subjects. */
  subject: Subject | undefined = undefined;
  readonly list: Paged<HomeworkCard>;
  private readonly kept: KeptHomework;

  /** `tab` from the address; open homework by default. */
  constructor(
    private readonly app: Pick<App, 'api' | 'session' | 'storage'>,
    tab: string | undefined,
  ) {
    this.tab = isTab(tab) ? tab : HomeworkTab.open;
    this.kept = new KeptHomework(app);
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      HOMEWORK_PAGE_SIZE,
      ({ homeworkId }) => homeworkId,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const kept = this.isKept && this.list.status === 'idle' ? this.kept.list : undefined;
    if (kept && kept.length > 0) this.list.restore({ items: kept, count: kept.length });
    await this.list.again();
  }

  reset(): void {
    this.list.reset();
  }

  choose(tab: HomeworkTab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.list.first();
  }

  chooseSubject(subject: Subject | undefined): void {
    if (subject === this.subject) return;
    this.subject = subject;
    void this.list.first();
  }

  private get isKept(): boolean {
    return this.tab === HomeworkTab.open && this.subject === undefined;
  }

  private async fetch(page: number, limit: number): Promise<Result<PageAnswer<HomeworkCard>>> {
    const { tab, subject, isKept } = this;
    const request = { page, limit, tab, ...(subject === undefined ? {} : { subject }) };
    const answer = await toPage(this.app.api.callCounted(homeworkCalls.listHomework, request));
    if (answer.ok && page === 1 && isKept) this.kept.keepList(answer.value.items);
    return answer;
  }
}
