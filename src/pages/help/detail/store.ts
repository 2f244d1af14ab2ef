import { makeAutoObservable, runInAction } from 'mobx';
import { helpCalls } from '@/contract/help/calls';
import type { ResponseOf } from '@/contract/define';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';

export type HelpArticle = ResponseOf<(typeof helpCalls)['getHelpDetail']>;

/** One article, and whether it helped. */
export class HelpDetailStore {
  readonly article = new Loadable<HelpArticle>();
  /** What the parent has answered, shown at once. */
  isHelpful: boolean | null = null;
  private isVoting = false;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback'>,
    /** undefined: the address names none. */
    private readonly id: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { api } = this.app;
    const answer = await this.article.find(this.id, (id) => api.call(helpCalls.getHelpDetail, { id }));
    if (answer.ok) runInAction(() => (this.isHelpful = answer.value.isHelpful));
  }

  /** Kept once per parent: another answer replaces it. One that cannot be kept is taken back. */
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
    if (!answer.ok) this.app.feedback.toast(errorText(answer.error));
  }
}
