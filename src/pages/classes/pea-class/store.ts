import { makeAutoObservable, runInAction } from 'mobx';
import { classesCalls } from '@/contract/classes/calls';
import type { PeaClassDetail } from '@/contract/classes/schema';
import { PeaClassState } from '@/contract/classes/values';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { CatchUp, enterLive } from '@/features/classes';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

const KNOWN = {
  [PeaClassState.coming]: 'coming',
  [PeaClassState.live]: 'live',
  [PeaClassState.making]: 'over',
  [PeaClassState.replay]: 'over',
} as const;

export class PeaClassStore {
  readonly detail = new Loadable<PeaClassDetail>();
  isEntering = false;
  private readonly catchingUp = new CatchUp(() => this.load());

  constructor(
    private readonly app: Pick<App, 'api' | 'config' | 'feedback' | 'platform' | 'router'>,
    /** undefined: the address has no valid id. */
    private readonly classId: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.detail.find(this.classId, (classId) => this.ask(classId));
  }

  async catchUp(now: number): Promise<void> {
    const { status, value } = this.detail;
    if (status === 'ready' && value) await this.catchingUp.check(value, KNOWN[value.state], now);
  }

  async enter(): Promise<void> {
    const classId = this.detail.value?.classId;
    if (classId === undefined || this.isEntering) return;
    this.isEntering = true;
    await enterLive(this.app, () => this.app.api.call(classesCalls.enterPeaClass, { classId }));
    runInAction(() => (this.isEntering = false));
  }

  private async ask(classId: number): Promise<Result<PeaClassDetail>> {
    const answer = await this.app.api.call(classesCalls.getPeaClass, { classId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_CLASS;
  }
}

const NO_SUCH_CLASS = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
