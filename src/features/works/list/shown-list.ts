import type { worksCalls } from '@/contract/works/calls';
import { WorkOrder, WorkScope, type WorkKind } from '@/contract/works/values';
import type { RequestOf } from '@/contract/define';
import type { Singleton } from '@/stores/app/app';

type ListOf = Omit<RequestOf<typeof worksCalls.listWorks>, 'page' | 'limit'>;

/** The list from which a work was opened: "next" follows that list. */
export class ShownList {
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
