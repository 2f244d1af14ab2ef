import { makeAutoObservable, runInAction } from 'mobx';
import { helpCalls } from '@/contract/help/calls';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app/app';

const surveyTexts = {
  ask: {
    title: '给课堂打个分吧',
    content: '您的感受对我们很重要，只需一分钟。',
    confirmText: '去评价',
    cancelText: '下次再说',
  },
} as const;

type Needs = Pick<App, 'api' | 'feedback' | 'router' | 'session' | 'tracker'>;

/**
 * Leaving a class list (rule lessons-7): the satisfaction survey if due, once a visit, then back. A fixed route replaces the list; with
 * no history, home.
 */
export class ClassListLeave {
  /** Due, and not offered in this visit. */
  isDue = false;

  constructor(
    private readonly app: Needs,
    private readonly fixedRoute?: RouteName,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Requested on opening, so that back never waits for a response. An error counts as not due. */
  async prepare(): Promise<void> {
    const { api, session } = this.app;
    const { userId } = session.user;
    if (!session.isLoggedIn || !userId) return;
    const answer = await api.call(helpCalls.isPushQuestionnaire, { userId });
    runInAction(() => (this.isDue = answer.ok && Boolean(answer.value)));
  }

  /** Returns whether to go back; false when the parent takes the survey. */
  async mayLeave(): Promise<boolean> {
    const wants = await this.offer();
    // Replaces the list: back from the survey must not return to it.
    if (wants) await this.app.router.replace('nps');
    return !wants;
  }

  /** After the list is gone: the fixed route replaces the page below, and the survey opens on top. */
  async left(): Promise<void> {
    if (this.fixedRoute) await this.back();
    if (await this.offer()) await this.app.router.go('nps');
  }

  private async offer(): Promise<boolean> {
    if (!this.isDue) return false;
    this.isDue = false;
    const { feedback, tracker } = this.app;
    const wants = await feedback.confirm(surveyTexts.ask);
    tracker.track('survey_offer', { accepted: wants });
    return wants;
  }

  /** The router goes home when there is no history. */
  back(): Promise<void> {
    const { router } = this.app;
    return this.fixedRoute ? router.replace(this.fixedRoute) : router.back();
  }
}
