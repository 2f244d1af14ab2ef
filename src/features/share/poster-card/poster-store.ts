import { makeAutoObservable } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { Subject, SubjectCode } from '@/contract/courses/values';
import { RedirectType } from '@/contract/links/values';
import { shareCalls } from '@/contract/share/calls';
import type { InviteConfig } from '@/contract/share/schema';
import { INVITE_SHOWN_FLAG } from '@/contract/share/invite';
import { PosterTaskStatus } from '@/contract/share/values';
import { ok, type Result } from '@/contract/errors';
import { readConfig } from '@/features/configuration/read-config';
import { pressTarget } from '@/features/links/click-target/target';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { readInviteConfig } from './invite-config';

type PosterApp = Pick<App, 'api' | 'router' | 'session' | 'student' | 'tracker'>;
export type Entrance = 'poster' | 'present';

export interface Poster {
  /** '': our default. */
  readonly title: string;
  readonly remark: string;
  /** 0: no reward. */
  readonly reward: number;
  readonly links: Readonly<Record<Entrance, string>>;
}

/** The share poster card of home: rule share-11. Errors are silent: the card is hidden. */
export class PosterStore {
  private readonly answer = new Loadable<Poster | null>();

  constructor(private readonly app: PosterApp) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Hidden at once when the session ends. */
  get poster(): Poster | undefined {
    return (this.app.session.isLoggedIn && this.answer.value) || undefined;
  }

  /** Whether the first response is pending, so that the card may still appear. */
  get isAwaited(): boolean {
    return this.app.session.isLoggedIn && this.answer.isFirstLoad;
  }

  async load(): Promise<void> {
    if (this.app.session.isLoggedIn) await this.answer.load(() => this.fetch());
    else this.answer.reset();
  }

  reset(): void {
    this.answer.reset();
  }

  press(entrance: Entrance): void {
    const url = this.poster?.links[entrance];
    if (!url) return;
    void pressTarget(this.app, {
      target: { redirectType: RedirectType.h5Link, url },
      track: () => this.app.tracker.track('invite_click', { entrance, page: 'index' }),
    });
  }

  private async fetch(): Promise<Result<Poster | null>> {
    const { api } = this.app;
    const [task, configured] = await Promise.all([
      api.call(shareCalls.getPosterTask, this.courses()),
      readConfig(api, ConfigTypeCode.invite),
    ]);
    if (!task.ok) return task;
    if (!configured.ok) return configured;
    const invite = readInviteConfig(configured.value);
    const isHidden = task.value.taskStatus === PosterTaskStatus.hidden || !invite || !isIndexShown(invite);
    return ok(isHidden ? null : posterOf(invite, task.value));
  }

  /** The specification does not define these: the first subject's brand, and all subjects (assumed). */
  private courses(): { courseBelong: string; courseSubjectTypes: string } {
    const subjects = this.app.student.subjects.value ?? [];
    return {
      courseBelong: subjects[0]?.brandCode ?? SubjectCode.wandou,
      courseSubjectTypes: subjects.map(({ subject }) => subject).join(',') || String(Subject.wandou),
    };
  }
}

/** Typed by an operator: the flag may be a string. */
const isIndexShown = ({ indexHide }: InviteConfig): boolean =>
  indexHide !== undefined && String(indexHide) === String(INVITE_SHOWN_FLAG);

/** null when there is no link. */
function posterOf(invite: InviteConfig, task: { rewardValue: number; remark: string }): Poster | null {
  const links = { poster: textOf(invite.indexPosterUrl), present: textOf(invite.indexPresentUrl) };
  if (!links.poster && !links.present) return null;
  const title = textOf(invite.inviteTitle);
  return { title, remark: textOf(task.remark), reward: Number(task.rewardValue) || 0, links };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
