import { makeAutoObservable } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import {
  EVALUATION_CODE,
  SITTING_ID_LENGTH,
  SittingState,
  type EvaluationForm,
} from '@/contract/evaluation/values';
import { BACKEND_CODE, fail, isRefusal, type Result } from '@/contract/errors';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { evaluationPass } from '../pass';

export interface Named {
  readonly form: EvaluationForm;
  /** Of the address; undefined: the newest that is over, of this form. */
  readonly id: string | undefined;
}

export type Ask<T> = (request: { readonly sittingId: string }) => Promise<Result<T>>;

/** What is told of a sitting that is over. Whose it is and whether it is over, the server says; nothing is kept here. */
export class OverStore<T> {
  readonly told = new Loadable<T>();

  constructor(
    private readonly app: App,
    private readonly named: Named,
    private readonly ask: Ask<T>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** login: nobody proved who the child is; early: it is not over yet. */
  get closed(): 'login' | 'early' | undefined {
    const { error } = this.told;
    if (!error) return undefined;
    if (isRefusal(error, EVALUATION_CODE.loginNeeded)) return 'login';
    return isRefusal(error, EVALUATION_CODE.notOver) ? 'early' : undefined;
  }

  readonly load = async (): Promise<void> => {
    await this.told.find(this.named.id ?? '', async (id) => {
      if (!this.app.part(evaluationPass).isOpen) return LOGIN_NEEDED;
      if (id === '') return this.newest();
      return id.length === SITTING_ID_LENGTH ? this.ask({ sittingId: id }) : NONE;
    });
  };

  readonly reset = (): void => this.told.reset();

  /** Whoever logged in meanwhile, or came to the end, sees it now. */
  readonly lookAgain = async (): Promise<void> => {
    if (this.closed) await this.load();
  };

  private async newest(): Promise<Result<T>> {
    const mine = await this.app.part(evaluationPass).call(evaluationCalls.getEvaluations, {});
    if (!mine.ok) return mine;
    const over = mine.value.sittings.find(
      ({ form, state }) => form === this.named.form && state === SittingState.over,
    );
    return over ? this.ask({ sittingId: over.id }) : NONE;
  }
}

const NONE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
const LOGIN_NEEDED = fail({ kind: 'business', code: EVALUATION_CODE.loginNeeded, message: '' } as const);
