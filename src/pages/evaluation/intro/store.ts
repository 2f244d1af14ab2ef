import { makeAutoObservable } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import type { OfferedEvaluation, Sitting } from '@/contract/evaluation/schema';
import { SittingState, type EvaluationForm } from '@/contract/evaluation/values';
import { evaluationPass } from '@/features/evaluation';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export class IntroStore {
  readonly offered = new Loadable<readonly OfferedEvaluation[]>();
  private readonly sittings = new Loadable<readonly Sitting[]>();

  constructor(private readonly app: App) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get begun(): Sitting | undefined {
    return this.sittings.value?.find(({ state }) => state === SittingState.begun);
  }

  get over(): readonly Sitting[] {
    return this.sittings.value?.filter(({ state }) => state === SittingState.over).slice(0, 5) ?? [];
  }

  async load(): Promise<void> {
    const pass = this.app.get(evaluationPass);
    const offered = this.offered.load(() => this.app.api.call(evaluationCalls.listEvaluations, {}));
    if (pass.isOpen)
      await this.sittings.load(async () => {
        const mine = await pass.call(evaluationCalls.getEvaluations, {});
        return mine.ok ? { ok: true, value: mine.value.sittings } : mine;
      });
    await offered;
  }

  begin(form: EvaluationForm): void {
    const { router } = this.app;
    const name = this.app.get(evaluationPass).isOpen ? 'evaluationQuestions' : 'evaluationLogin';
    void router.go(name, { form });
  }

  goOn({ id }: Sitting): void {
    void this.app.router.go('evaluationQuestions', { id });
  }

  see({ id }: Sitting): void {
    void this.app.router.go('evaluationResult', { id });
  }
}
