import { makeAutoObservable, runInAction } from 'mobx';
import { helpCalls } from '@/contract/help/calls';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app';
import { surveyTexts } from './texts';

type Needs = Pick<App, 'api' | 'feedback' | 'router' | 'session' | 'tracker'>;

/**
 * How one leaves a list of classes (rule lessons-7): the satisfaction survey first, if the server says that one is due, once
 * a visit; then back. A fixed route takes the place of the list instead; where there is no page to go back to, home.
 */
export class ClassListLeave {
  /** The survey is due and has not been offered in this visit. */
  isDue = false;

  constructor(
    private readonly app: Needs,
    private readonly fixedRoute?: RouteName,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Asked when the list opens: the way back never waits for an answer. A failure means that none is due. */
  async prepare(): Promise<void> {
    const { api, session } = this.app;
    const { userId } = session.user;
    if (!session.isLoggedIn || !userId) return;
    const answer = await api.call(helpCalls.isPushQuestionnaire, { userId });
    runInAction(() => (this.isDue = answer.ok && Boolean(answer.value)));
  }

  /** Whether the parent goes on back; no where they go to the survey. */
  async mayLeave(): Promise<boolean> {
    const wants = await this.offer();
    // In the place of the list: whoever comes back from the survey has left the list.
    if (wants) await this.app.router.replace('nps');
    return !wants;
  }

  /** The list is gone already: the fixed route takes the place of the page below, and the survey comes on top. */
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

  /** The router goes home where there is nothing before. */
  back(): Promise<void> {
    const { router } = this.app;
    return this.fixedRoute ? router.replace(this.fixedRoute) : router.back();
  }
}
