import { makeAutoObservable, runInAction } from 'mobx';
import { stepupCalls } from '@/contract/stepup/calls';
import type { HeadMaster } from '@/contract/stepup/schema';
import { HomeroomTeacherPush } from '@/contract/stepup/values';
import { loadContactOptions } from '@/features/help/consult/phone-consult';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { ok } from '@/contract/errors';
import { copyText } from '@/services/feedback/copy-text';
import { dialogTexts as texts } from '../texts';

/** Contact options: the head master, if any, and customer service. */
export class HomeroomTeacherStore {
  id = 0;
  isNotifying = false;
  private readonly person = new Loadable<HeadMaster | null>();
  private readonly push = new Loadable<{ readonly status: string }>();
  private readonly consult = new Loadable<string>();

  constructor(private readonly app: Pick<App, 'api' | 'feedback' | 'platform' | 'router' | 'session'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** True even if the lookup failed: notifying needs no contact data. */
  get exists(): boolean {
    return this.id > 0 && this.person.value !== null;
  }

  /** '': nothing to copy. */
  get contact(): string {
    return this.person.value?.mobile ?? '';
  }

  get isNotified(): boolean {
    return this.push.value?.status === HomeroomTeacherPush.notified;
  }

  /** '': unavailable. */
  get consultUrl(): string {
    return this.consult.value ?? '';
  }

  /** `id` 0: none. */
  async load(id: number): Promise<void> {
    if (id !== this.id) this.reset();
    this.id = id;
    const { api, session } = this.app;
    const user_id = session.user.userId;
    const consulting = this.consult.load(async () => ok((await loadContactOptions(this.app)).consultUrl));
    if (id === 0) return void (await consulting);
    await Promise.all([
      consulting,
      this.person.load(() => api.call(stepupCalls.getHeadMaster, { id, fields: 'id,mobile' })),
      this.push.load(() => api.call(stepupCalls.getPushStatus, { user_id })),
    ]);
  }

  reset(): void {
    this.id = 0;
    this.isNotifying = false;
    this.person.reset();
    this.push.reset();
    this.consult.reset();
  }

  /** Once only. */
  async notify(): Promise<void> {
    if (this.isNotifying || this.isNotified) return;
    const { api, feedback, session } = this.app;
    this.isNotifying = true;
    const answer = await api.call(stepupCalls.notifyHeadMaster, { user_id: session.user.userId });
    runInAction(() => (this.isNotifying = false));
    if (answer.ok) this.push.set({ status: HomeroomTeacherPush.notified });
    feedback.toast(answer.ok ? texts.notified : errorText(answer.error));
  }

  async copyContact(): Promise<void> {
    await copyText(this.app, this.contact, texts);
  }

  async openConsult(): Promise<void> {
    await this.app.router.openExternal(this.consultUrl);
  }
}
