import { makeAutoObservable } from 'mobx';
import { growthCalls } from '@/contract/growth/calls';
import type { AnsweredQuestion } from '@/contract/growth/schema';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

type Questions = readonly AnsweredQuestion[];

/** `wrong` of the address. */
const ONLY_WRONG = '1';

/** The questions of an evaluation, all or only the wrong ones, and the zoomed picture. */
export class AnswersStore {
  readonly questions = new Loadable<Questions>();
  isOnlyWrong: boolean;
  zoomed: AnsweredQuestion | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly named: { readonly evaluation_id?: string; readonly wrong?: string },
  ) {
    this.isOnlyWrong = named.wrong === ONLY_WRONG;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get all(): Questions {
    return this.questions.value ?? [];
  }

  get wrong(): Questions {
    return this.all.filter(({ isRight }) => !isRight);
  }

  get shown(): Questions {
    return this.isOnlyWrong ? this.wrong : this.all;
  }

  async load(): Promise<void> {
    await this.questions.find(recordId(this.named.evaluation_id), (evaluationId) =>
      this.app.api.call(growthCalls.listEvaluationAnswers, { evaluationId }),
    );
  }

  readonly reset = (): void => {
    this.zoomed = undefined;
    this.questions.reset();
  };

  showOnlyWrong(isOnlyWrong: boolean): void {
    this.isOnlyWrong = isOnlyWrong;
  }

  zoom(question: AnsweredQuestion | undefined): void {
    this.zoomed = question;
  }
}
