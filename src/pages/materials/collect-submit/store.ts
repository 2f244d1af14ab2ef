import { makeAutoObservable, runInAction } from 'mobx';
import { type Result, BACKEND_CODE, isRefusal } from '@/contract/errors';
import { answersOf } from '@/contract/help/form';
import type { FormAnswer } from '@/contract/help/form.schema';
import type { MaterialRequestDetail } from '@/contract/materials/collect.schema';
import { materialsCalls } from '@/contract/materials/calls';
import { COLLECT_CODE, CollectState } from '@/contract/materials/values';
import { FormFill } from '@/features/help/form';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { collectSubmitTexts as texts } from './texts';

interface Sent {
  readonly isNew: boolean;
}

const FILLED: readonly CollectState[] = [CollectState.open, CollectState.sentBack];
/** Stale state on this device: reload from the server. */
const STALE = [COLLECT_CODE.closed, COLLECT_CODE.over, COLLECT_CODE.lookedAt, BACKEND_CODE.notFound];

/** A material request: its form, or the state of what was sent. */
export class CollectSubmitStore {
  readonly request = new Loadable<MaterialRequestDetail>();
  /** While it can be filled in. */
  fill: FormFill<Sent> | undefined = undefined;
  hasConsented = false;
  consentComplaint = '';
  isTakingBack = false;

  constructor(
    private readonly app: App,
    private readonly id: number | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSent(): boolean {
    return this.fill?.form.isSaved ?? false;
  }

  async load(): Promise<void> {
    const result = await this.request.find(this.id, (id) =>
      this.app.api.call(materialsCalls.getMaterialRequest, { id }),
    );
    if (result.ok) runInAction(() => this.begin(result.value));
  }

  reset(): void {
    this.request.reset();
    this.fill = undefined;
    this.hasConsented = false;
  }

  consent(): void {
    this.hasConsented = !this.hasConsented;
    this.consentComplaint = '';
  }

  async submit(): Promise<void> {
    const isMissing = this.needsConsent && !this.hasConsented;
    this.consentComplaint = isMissing ? texts.consentMissing : '';
    if (isMissing) {
      // Show other errors at the same time.
      this.fill?.next();
      return;
    }
    const result = await this.fill?.submit();
    if (result && !result.ok && STALE.some((code) => isRefusal(result.error, code))) await this.load();
  }

  /** Afterwards the sent materials can be edited. */
  async takeBack(): Promise<void> {
    const { api, feedback } = this.app;
    const request = this.request.value;
    if (!request || this.isTakingBack || !(await feedback.confirm(texts.takeBackAsk))) return;
    runInAction(() => (this.isTakingBack = true));
    const taken = await api.call(materialsCalls.takeBackMaterial, { id: request.id });
    runInAction(() => (this.isTakingBack = false));
    feedback.toast(taken.ok ? texts.takenBack : errorText(taken.error));
    await this.load();
    if (taken.ok) this.fill?.fillWith(answersOf(request.answers));
  }

  private get needsConsent(): boolean {
    return (this.request.value?.consent ?? '') !== '';
  }

  private begin(request: MaterialRequestDetail): void {
    this.fill = undefined;
    if (!FILLED.includes(request.state)) return;
    this.fill = new FormFill<Sent>(this.app, {
      name: `material-${request.id}`,
      sections: request.sections,
      sent: answersOf(request.answers),
      save: (answers, submissionId) => this.send(request.id, answers, submissionId),
    });
  }

  private send(id: number, answers: FormAnswer[], submissionId: string): Promise<Result<Sent>> {
    const { hasConsented } = this;
    return this.app.api.call(materialsCalls.submitMaterial, { id, submissionId, hasConsented, answers });
  }
}
