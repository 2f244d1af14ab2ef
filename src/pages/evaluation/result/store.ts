import { makeAutoObservable } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { EvaluationResult } from '@/contract/evaluation/schema';
import {
  EVALUATION_CODE,
  EvaluationForm,
  SITTING_ID_LENGTH,
  SittingState,
} from '@/contract/evaluation/values';
import { BACKEND_CODE, fail, isRefusal, type Result } from '@/contract/errors';
import type { RouteName } from '@/contract/routes';
import { evaluationPass } from '@/features/evaluation';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

const SITTING_ID = new RegExp(`^[\\w-]{${SITTING_ID_LENGTH}}$`);

const NONE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** The result of a sitting; without an id, of the latest finished one. */
export class ResultStore {
  readonly result = new Loadable<EvaluationResult>();

  constructor(
    private readonly app: App,
    private readonly id: string | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isNotOver(): boolean {
    return isRefusal(this.result.error, EVALUATION_CODE.notOver);
  }

  async load(): Promise<void> {
    if (!this.pass.isOpen) return this.toLogin();
    const { id } = this;
    const named = id === undefined ? '' : SITTING_ID.test(id) ? id : undefined;
    const found = await this.result.find(named, (known) => this.find(known));
    if (!found.ok && isRefusal(found.error, EVALUATION_CODE.loginNeeded)) this.toLogin();
  }

  goOn(): void {
    const { id } = this;
    void this.app.router.replace('evaluationQuestions', id === undefined ? {} : { id });
  }

  toAnalysis({ sitting }: EvaluationResult): void {
    const { router } = this.app;
    const { id } = sitting;
    if (sitting.form === EvaluationForm.cc) void router.go('evaluationCcAnalysis', { id });
    else void router.go('evaluationAnalysis', { id });
  }

  toReport({ sitting }: EvaluationResult): void {
    const { router } = this.app;
    const { id } = sitting;
    if (sitting.form === EvaluationForm.cc) void router.go('evaluationCcAppraisalReport', { id });
    else void router.go('evaluationAppraisalReport', { id });
  }

  /** Whether a link has a target. */
  shows(name: RouteName): boolean {
    return this.app.router.shows(name);
  }

  private get pass() {
    return this.app.get(evaluationPass);
  }

  private async find(named: string): Promise<Result<EvaluationResult>> {
    const sittingId = named === '' ? await this.newest() : { ok: true as const, value: named };
    if (!sittingId.ok) return sittingId;
    return this.pass.call(evaluationCalls.getEvaluationResult, { sittingId: sittingId.value });
  }

  private async newest(): Promise<Result<string>> {
    const mine = await this.pass.call(evaluationCalls.getEvaluations, {});
    if (!mine.ok) return mine;
    const over = mine.value.sittings.find(({ state }) => state === SittingState.over);
    return over === undefined ? NONE : { ok: true, value: over.id };
  }

  private toLogin(): void {
    void this.app.router.replace('evaluationLogin');
  }
}
