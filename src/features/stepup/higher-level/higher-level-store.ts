import { configurationCalls } from '@/contract/configuration/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { oncePerApp } from '@/stores/once-per-app';
import { SharedAnswer } from '@/stores/shared-answer';
import { isInWindow } from './window';

/** Whether the new school year is to be entered: a popup once, and an entrance on home. */
export class HigherLevelStore {
  private readonly answer: SharedAnswer<boolean>;

  constructor(private readonly app: Pick<App, 'api' | 'clock' | 'session' | 'student'>) {
    this.answer = new SharedAnswer(app, () => this.fetch());
  }

  get isOpen(): boolean {
    return this.answer.value ?? false;
  }

  /** Until it is known. */
  get isAwaited(): boolean {
    return this.answer.isAwaited;
  }

  /** Asks anew. */
  async load(): Promise<void> {
    await this.answer.load();
  }

  /** Asks where nobody has in this session. */
  async once(): Promise<boolean> {
    return (await this.answer.once()) ?? false;
  }

  /** The window first: outside of it, which is most of the year, nobody's child is looked up. */
  private async fetch(): Promise<Result<boolean>> {
    const { api, clock, session } = this.app;
    const { userId } = session.user;
    if (!session.isLoggedIn || !userId) return ok(false);
    const configured = await api.call(configurationCalls.getHigherLevelWindow, { t: clock.now() });
    if (!isInWindow(clock.now(), configured.ok ? configured.value : undefined)) return ok(false);
    const info = await api.call(stepupCalls.getHigherLevelInfo, { student_id: userId });
    if (info.ok) return ok(true);
    return info.error.kind === 'business' ? ok(false) : info;
  }
}

export const higherLevelStore = oncePerApp((app) => new HigherLevelStore(app));
