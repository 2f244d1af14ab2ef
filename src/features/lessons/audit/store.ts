import { makeAutoObservable } from 'mobx';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { lessonsCalls } from '@/contract/lessons/calls';
import type { LiveAudit } from '@/contract/lessons/schema';
import { LiveAuditState, LiveStatus } from '@/contract/lessons/values';
import { toastFailure } from '@/services/feedback/toast-failure';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { LessonEntry, type LessonEntryApp } from '../lesson-entry';
import { lessonState } from '../lesson-state';

/** State of a linked class by the clock. stranger: not the parent's class, or not logged in. */
export type AuditView = 'notBegun' | 'live' | 'over' | 'leave' | 'stranger';

export type AuditApp = LessonEntryApp & Pick<App, 'native'>;

/** A class by its link: visible data and actions. */
export class LiveAuditStore {
  readonly audit = new Loadable<LiveAudit>();
  readonly entry: LessonEntry;
  private readonly liveId: number | undefined;

  constructor(
    private readonly app: AuditApp,
    /** From the URL. */
    liveId: string | undefined,
  ) {
    this.liveId = recordId(liveId);
    this.entry = new LessonEntry(app);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.audit.find(this.liveId, (liveId) => this.ask(liveId));
  }

  /** Opens the room where the host supports listening; others see how to get there (rule lessons-12). */
  async listen({ liveId, subject }: LiveAudit): Promise<void> {
    await this.entry.enter({ liveId, subject });
  }

  /** The app has its own replay player. */
  async replay({ liveId }: LiveAudit): Promise<void> {
    const { feedback, native, platform, router } = this.app;
    if (platform.host.listensBy !== 'app') {
      await router.go('courseReplay', { liveId: String(liveId) });
      return;
    }
    const courseData = { liveId, liveStatus: LiveStatus.finished };
    const opened = await native.call('replayCourse', { courseData });
    if (!opened.ok) toastFailure(feedback, opened.error);
  }

  private async ask(liveId: number): Promise<Result<LiveAudit>> {
    const answer = await this.app.api.call(lessonsCalls.getLiveAudit, { liveId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_CLASS;
  }
}

const NO_SUCH_CLASS = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** By the clock, so that an open page follows; only leave is not. */
export function auditView({ state, courseDate, durationMinutes }: LiveAudit, now: number): AuditView {
  if (state === LiveAuditState.refused) return 'stranger';
  const courseConfig = { durationMinutes };
  const byClock = lessonState({ courseDate, courseConfig }, now);
  if (byClock === 'ended') return 'over';
  if (state === LiveAuditState.leave) return 'leave';
  return byClock === 'live' ? 'live' : 'notBegun';
}
