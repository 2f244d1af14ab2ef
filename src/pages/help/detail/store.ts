import { makeAutoObservable, runInAction } from 'mobx';
import { helpCalls } from '@/contract/help/calls';
import type { ResponseOf } from '@/contract/define';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export type HelpArticle = ResponseOf<(typeof helpCalls)['getHelpDetail']>;

export class HelpDetailStore {
  readonly article = new Loadable<HelpArticle>();
  /** The parent's vote, as an optimistic update. */
  isHelpful: boolean | null = null;
  private isVoting = false;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback'>,
    /** undefined: the address has no valid id. */
    private readonly id: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const answer = await this.article.find(this.id, (id) => api.call(helpCalls.getHelpDetail, { id }));
    if (answer.ok) runInAction(() => (this.isHelpful = answer.value.isHelpful));
  }

  /** One vote per parent: a new one replaces it. Rolled back on failure. */
  async vote(isHelpful: boolean): Promise<void> {
    const { value } = this.article;
    if (!value || this.isVoting || this.isHelpful === isHelpful) return;
    this.isVoting = true;
    const before = this.isHelpful;
    this.isHelpful = isHelpful;
    const answer = await this.app.api.call(helpCalls.voteHelp, { id: value.id, isHelpful });
    runInAction(() => {
      this.isVoting = false;
      if (!answer.ok) this.isHelpful = before;
    });
    if (!answer.ok) toastFailure(this.app.feedback, answer.error);
  }
}
