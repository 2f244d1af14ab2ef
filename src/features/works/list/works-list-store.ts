import { makeAutoObservable, runInAction } from 'mobx';
import type { Result } from '@/contract/errors';
import type { Work } from '@/contract/works/schema';
import { worksCalls } from '@/contract/works/calls';
import { WorkOrder, WorkScope, type WorkKind } from '@/contract/works/values';
import type { Unsubscribe } from '@/platform/unsubscribe';
import type { App, Singleton } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged, type PageAnswer } from '@/stores/data/paged';
import type { RequestOf } from '@/contract/define';
import { workChanges, type WorkChange } from '../changes';

type ListOf = Omit<RequestOf<typeof worksCalls.listWorks>, 'page' | 'limit'>;

/** The list from which a work was opened: "next" follows that list. */
class ShownList {
  private last: ListOf | undefined;

  note(of: ListOf): void {
    const { kind, scope, order, topicId } = of;
    this.last = { kind, scope, order, topicId };
  }

  /** Default: everyone's newest works of the kind. */
  of(kind: WorkKind): ListOf {
    if (this.last?.kind === kind) return this.last;
    return { kind, scope: WorkScope.all, order: WorkOrder.newest, topicId: 0 };
  }
}

export const shownList: Singleton<ShownList> = () => new ShownList();

export const WORKS_PAGE_SIZE = 20;

const SCOPES: readonly string[] = Object.values(WorkScope);

/** Scope from the URL; default all. */
export const scopeOf = (text: string | undefined): WorkScope =>
  text !== undefined && SCOPES.includes(text) ? (text as WorkScope) : WorkScope.all;

interface Shown {
  readonly kind: WorkKind;
  readonly scope?: WorkScope;
  readonly order?: WorkOrder;
  /** 0: all topics. */
  readonly topicId?: number;
}

/** Works of a kind, by scope, topic and order. */
export class WorksListStore {
  readonly kind: WorkKind;
  scope: WorkScope;
  order: WorkOrder;
  topicId: number;
  readonly list: Paged<Work>;

  constructor(
    private readonly app: Pick<App, 'api' | 'get'>,
    { kind, scope = WorkScope.all, order = WorkOrder.newest, topicId = 0 }: Shown,
  ) {
    this.kind = kind;
    this.scope = scope;
    this.order = order;
    this.topicId = topicId;
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      WORKS_PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  reset(): void {
    this.list.reset();
  }

  choose(scope: WorkScope): void {
    if (scope === this.scope) return;
    this.scope = scope;
    void this.list.first();
  }

  orderBy(order: WorkOrder): void {
    if (order === this.order) return;
    this.order = order;
    void this.list.first();
  }

  chooseTopic(topicId: number): void {
    if (topicId === this.topicId) return;
    this.topicId = topicId;
    void this.list.first();
  }

  /** Subscribes to changes of works, for the screen's lifetime. */
  follow(): Unsubscribe {
    return this.app.get(workChanges).on((change) => (change ? this.apply(change) : void this.load()));
  }

  private apply(change: WorkChange): void {
    runInAction(() => {
      this.list.items = this.list.items.map((work) =>
        work.id === change.id ? { ...work, ...change } : work,
      );
    });
  }

  private fetch(page: number, limit: number): Promise<Result<PageAnswer<Work>>> {
    const { kind, scope, order, topicId } = this;
    return toPage(
      this.app.api.callCounted(worksCalls.listWorks, { kind, scope, order, topicId, page, limit }),
    );
  }
}
