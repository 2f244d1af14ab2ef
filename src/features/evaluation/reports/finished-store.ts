import { makeAutoObservable } from 'mobx';
import { evaluationCalls } from '@/contract/evaluation/calls';
import {
  EVALUATION_CODE,
  SITTING_ID_LENGTH,
  SittingState,
  type EvaluationForm,
} from '@/contract/evaluation/values';
import { BACKEND_CODE, fail, isRefusal, type Result } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { evaluationPass } from '../pass';

export interface Named {
  readonly form: EvaluationForm;
  /** From the URL; undefined: the newest finished one of this form. */
  readonly id: string | undefined;
}

export type Ask<T> = (request: { readonly sittingId: string }) => Promise<Result<T>>;

/** Report of a finished sitting. The server checks ownership and state; nothing is cached. */
export class FinishedStore<T> {
  readonly result = new Loadable<T>();

  constructor(
    private readonly app: App,
    private readonly named: Named,
    private readonly ask: Ask<T>,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** login: not authenticated; early: not finished yet. */
  get closed(): 'login' | 'early' | undefined {
    const { error } = this.result;
    if (!error) return undefined;
    if (isRefusal(error, EVALUATION_CODE.loginNeeded)) return 'login';
    return isRefusal(error, EVALUATION_CODE.notOver) ? 'early' : undefined;
  }

  readonly load = async (): Promise<void> => {
    await this.result.find(this.named.id ?? '', async (id) => {
      if (!this.app.get(evaluationPass).isOpen) return LOGIN_NEEDED;
      if (id === '') return this.newest();
      return id.length === SITTING_ID_LENGTH ? this.ask({ sittingId: id }) : NONE;
    });
  };

  readonly reset = (): void => this.result.reset();

  /** Reloads after a login, or after finishing. */
  readonly lookAgain = async (): Promise<void> => {
    if (this.closed) await this.load();
  };

  private async newest(): Promise<Result<T>> {
    const mine = await this.app.get(evaluationPass).call(evaluationCalls.getEvaluations, {});
    if (!mine.ok) return mine;
    const over = mine.value.sittings.find(
      ({ form, state }) => form === this.named.form && state === SittingState.over,
    );
    return over ? this.ask({ sittingId: over.id }) : NONE;
  }
}

const NONE = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);
const LOGIN_NEEDED = fail({ kind: 'business', code: EVALUATION_CODE.loginNeeded, message: '' } as const);
