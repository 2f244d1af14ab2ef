import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { ResponseOf } from '@/contract/define';
import { activitiesCalls } from '@/contract/activities/calls';
import type { EntranceLink } from '@/contract/activities/newcomers.schema';
import { EntranceLinkState } from '@/contract/activities/values';
import { ok } from '@/contract/errors';
import { warnPending } from '@/features/account/cancellation/cancellation-store';
import { errorText } from '@/services/error-text';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { openSession } from '@/stores/session/open-session';
import { authLoginTexts as texts } from './texts';

type Opened = ResponseOf<typeof activitiesCalls.enterByLink>;

const NO_LINK: EntranceLink = { state: EntranceLinkState.unknown, phoneMask: '', isOwn: false };

/** A teacher's link: read when the page opens, used only on the parent's tap. */
export class AuthLoginStore {
  readonly link = new Loadable<EntranceLink>();
  isEntering = false;
  /** The link is used up but the session is not open yet: a retry continues from here. */
  private opened: Opened | undefined = undefined;

  constructor(
    private readonly app: App,
    private readonly code: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isHalfDone(): boolean {
    return this.opened !== undefined;
  }

  async load(): Promise<void> {
    if (this.opened) return;
    const { api } = this.app;
    await this.link.load(() =>
      this.code === ''
        ? Promise.resolve(ok(NO_LINK))
        : api.call(activitiesCalls.lookAtEntranceLink, { code: this.code }),
    );
  }

  /** Another session: reload the link's state for it, unless this link itself changes the session. */
  reset(): void {
    if (!this.opened) this.link.reset();
  }

  async enter(): Promise<void> {
    const link = this.link.value;
    if (!link || this.isEntering) return;
    if (!this.opened && !(await this.maySwitch(link))) return;
    if (this.isEntering) return;
    this.isEntering = true;
    if (await this.open()) await this.goOn();
    runInAction(() => (this.isEntering = false));
  }

  goOn(): Promise<void> {
    return this.app.router.replace('freshmanEnrollment');
  }

  /** A parent logged in to another account confirms leaving it first. */
  private async maySwitch({ phoneMask }: EntranceLink): Promise<boolean> {
    const { feedback, session } = this.app;
    if (!session.isLoggedIn) return true;
    return feedback.confirm({
      title: texts.switchTitle,
      content: texts.switchNote(phoneMask),
      confirmText: texts.switchYes,
      cancelText: texts.switchNo,
    });
  }

  private async open(): Promise<boolean> {
    const { feedback, student, tracker } = this.app;
    if (!this.opened) {
      const answer = await this.app.api.call(activitiesCalls.enterByLink, { code: this.code });
      if (!answer.ok) {
        tracker.track('login_failure', { way: 'link', reason: errorText(answer.error), code: '' });
        toastFailure(feedback, answer.error);
        // Used elsewhere meanwhile, or expired: the page shows which.
        if (answer.error.kind === 'business') await this.load();
        return false;
      }
      runInAction(() => (this.opened = answer.value));
      this.leaveOther();
    }
    const { opened } = this;
    if (!opened) return false;
    const entered = await openSession(this.app, opened.token, opened.userinfos);
    if (!entered.ok) {
      feedback.toast(entered.error.kind === 'business' ? errorText(entered.error) : texts.unfinished);
      if (entered.error.kind === 'business') await this.startOver();
      return false;
    }
    tracker.track('login', { way: 'link', isFirstLogin: false, studentStatus: student.status });
    await warnPending(this.app);
    return true;
  }

  /** Ends the other account's session on the server, too, and clears its data here. */
  private leaveOther(): void {
    const { api, session } = this.app;
    if (!session.isLoggedIn) return;
    void api.call(accountCalls.logout, {}, { token: session.token });
    session.clear();
  }

  /** Timed out: the link's result is no longer valid. */
  private async startOver(): Promise<void> {
    runInAction(() => (this.opened = undefined));
    await this.load();
  }
}
