import { makeAutoObservable, runInAction } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { OfferedEvaluation, Turn } from '@/contract/evaluation/schema';
import { EVALUATION_CODE, SITTING_ID_LENGTH, SittingState } from '@/contract/evaluation/values';
import { isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { evaluationPass } from '@/features/evaluation';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { SittingStore } from './sitting-store';

interface Asked {
  readonly id?: string;
  readonly form?: string;
}

/** What must be chosen before the first question. */
export interface Choice {
  readonly offered: readonly OfferedEvaluation[];
  readonly childName: string;
  readonly age: number;
}

const SITTING_ID = new RegExp(`^[\\w-]{${SITTING_ID_LENGTH}}$`);

export class QuestionsStore {
  readonly choice = new Loadable<Choice | null>();
  sitting: SittingStore | undefined = undefined;
  childName = '';
  age = 0;
  offered: OfferedEvaluation | undefined = undefined;
  isStarting = false;

  constructor(
    private readonly app: App,
    private readonly asked: Asked,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get ages(): readonly number[] {
    const { offered } = this;
    if (offered === undefined) return [];
    const { fromAge, toAge } = offered;
    return Array.from({ length: toAge - fromAge + 1 }, (_, at) => fromAge + at);
  }

  get canStart(): boolean {
    return this.offered !== undefined && this.ages.includes(this.age);
  }

  async load(): Promise<void> {
    if (!this.pass.isOpen) return this.toLogin();
    if (this.sitting) return this.sitting.begin();
    const { id } = this.asked;
    const result = await (id === undefined
      ? this.choice.load(() => this.find())
      : this.choice.find(SITTING_ID.test(id) ? id : undefined, (known) => this.goOn(known)));
    if (!result.ok) this.mind(result.error);
  }

  setName(name: string): void {
    this.childName = name;
  }

  setAge(age: number): void {
    this.age = age;
  }

  setOffered(offered: OfferedEvaluation): void {
    this.offered = offered;
  }

  async start(): Promise<void> {
    const { age, childName, offered } = this;
    if (offered === undefined || !this.canStart || this.isStarting) return;
    this.isStarting = true;
    const { form, subject } = offered;
    const name = childName.trim();
    const begun = await this.pass.call(evaluationCalls.startEvaluation, {
      ...{ form, subject, age },
      ...(name === '' ? {} : { childName: name }),
    });
    runInAction(() => {
      this.isStarting = false;
      if (begun.ok) {
        if (begun.value.sitting.answered === 0) this.app.tracker.track('evaluation_begin', { form, subject });
        this.sit(begun.value);
      } else if (!this.mind(begun.error)) toastFailure(this.app.feedback, begun.error);
    });
  }

  stop(): void {
    this.sitting?.stop();
  }

  private get pass() {
    return this.app.get(evaluationPass);
  }

  /** null: a sitting exists, nothing to choose. */
  private async goOn(sittingId: string): Promise<Result<null>> {
    const turn = await this.pass.call(evaluationCalls.getEvaluationTurn, { sittingId });
    if (!turn.ok) return turn;
    this.sit(turn.value);
    return ok(null);
  }

  private async find(): Promise<Result<Choice | null>> {
    const mine = await this.pass.call(evaluationCalls.getEvaluations, {});
    if (!mine.ok) return mine;
    const { age, childName, sittings } = mine.value;
    const begun = sittings.find(
      ({ form, state }) => state === SittingState.begun && form === (this.asked.form ?? form),
    );
    if (begun) return this.goOn(begun.id);
    const offered = await this.app.api.call(evaluationCalls.listEvaluations, {});
    if (!offered.ok) return offered;
    runInAction(() => {
      this.childName = childName;
      this.age = age;
      this.offered = offered.value.find(({ form }) => form === this.asked.form) ?? offered.value[0];
    });
    return ok({ offered: offered.value, childName, age });
  }

  private sit(turn: Turn): void {
    this.sitting = new SittingStore(this.app, turn);
    this.sitting.begin();
  }

  private mind(error: AppError): boolean {
    const isLoginNeeded = isRefusal(error, EVALUATION_CODE.loginNeeded);
    if (isLoginNeeded) this.toLogin();
    return isLoginNeeded;
  }

  private toLogin(): void {
    const { form } = this.asked;
    void this.app.router.replace('evaluationLogin', form === undefined ? {} : { form });
  }
}
