import { activitiesCalls } from '@/contract/activities/calls';
import { ok, type Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { oncePerApp } from '@/stores/once-per-app';
import { SharedAnswer } from '@/stores/shared-answer';

interface Places {
  readonly popup: boolean;
  readonly icon: boolean;
}

const NOWHERE: Places = { popup: false, icon: false };

/** Where the wonderful activities show: a popup, an entrance among the floating icons, both or neither. */
export class WonderfulStore {
  private readonly answer: SharedAnswer<Places>;

  constructor(private readonly app: Pick<App, 'api' | 'session' | 'student'>) {
    this.answer = new SharedAnswer(app, () => this.fetch());
  }

  /** Whether the floating icons have an entrance to them; false until that is known. */
  get hasIcon(): boolean {
    return this.answer.value?.icon ?? false;
  }

  /** Asks anew. */
  async load(): Promise<void> {
    await this.answer.load();
  }

  /** Asks where nobody has in this session. */
  async once(): Promise<Places> {
    return (await this.answer.once()) ?? NOWHERE;
  }

  /** Non-tourists only. */
  private async fetch(): Promise<Result<Places>> {
    const { api, student } = this.app;
    if (student.isTourist) return ok(NOWHERE);
    const answer = await api.call(activitiesCalls.checkWonderfulMoment, {});
    if (!answer.ok) return answer;
    return ok({ popup: Boolean(answer.value.popup), icon: Boolean(answer.value.icon) });
  }
}

export const wonderfulStore = oncePerApp((app) => new WonderfulStore(app));

/** Where popup and entrance lead is not shown: to the list of activities (assumed). */
export const openWonderful = ({ router }: Pick<App, 'router'>): Promise<void> => router.go('activityCenter');
