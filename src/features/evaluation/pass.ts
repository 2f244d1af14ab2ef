import { makeAutoObservable } from 'mobx';
import { useEffect } from 'react';
import type { evaluationCalls } from '@/contract/evaluation/calls';
import { EVALUATION_CODE } from '@/contract/evaluation/values';
import { isRefusal, type Result } from '@/contract/errors';
import type { Call, RequestOf, ResponseOf } from '@/contract/define';
import type { ApiClient } from '@/services/api/types';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App, Singleton } from '@/stores/app/app';

/** Preloads the large question renderer while the parent reads or types a code. */
export function useQuestionsAhead(): void {
  useEffect(() => {
    // On failure the page of the questions loads it.
    import('@/features/questions').catch(() => undefined);
  }, []);
}

type Kept = ResponseOf<typeof evaluationCalls.loginEvaluation>;

const kept: StoredValue<Kept> = {
  name: 'evaluationPass',
  version: 1,
  isValid: (value): value is Kept => {
    if (typeof value !== 'object' || value === null) return false;
    const { expiresAt, token } = value as Partial<Record<keyof Kept, unknown>>;
    return typeof token === 'string' && token !== '' && typeof expiresAt === 'number';
  },
};

type Needs = Pick<App, 'session' | 'serverClock' | 'storage'> & { readonly api: Pick<ApiClient, 'call'> };

/** Who takes the evaluation: the session's user, else the phone verified for it on this device. */
export class EvaluationPass {
  private own: Kept | undefined;
  /** A session token that the server refused. */
  private refused = '';

  constructor(private readonly app: Needs) {
    const found = app.storage.get(kept);
    this.own = found !== undefined && found.expiresAt > app.serverClock.now() ? found : undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOpen(): boolean {
    return this.isOfSession || this.own !== undefined;
  }

  open(pass: Kept): void {
    this.own = pass;
    this.app.storage.set(kept, pass);
  }

  /** A session's token is sent by default; without a session, the evaluation login's or ''. */
  async call<C extends Call>(call: C, request: RequestOf<C>): Promise<Result<ResponseOf<C>>> {
    const asked = call as Call<RequestOf<C>, ResponseOf<C>>;
    const sessionToken = this.app.session.token;
    const token = this.isOfSession ? undefined : (this.own?.token ?? '');
    const result = await this.app.api.call(asked, request, token === undefined ? {} : { token });
    if (!result.ok && isRefusal(result.error, EVALUATION_CODE.loginNeeded)) this.forget(token, sessionToken);
    return result;
  }

  private get isOfSession(): boolean {
    const { isLoggedIn, token } = this.app.session;
    return isLoggedIn && token !== this.refused;
  }

  private forget(token: string | undefined, sessionToken: string): void {
    if (token === undefined) {
      this.refused = sessionToken;
    } else if (token === this.own?.token) {
      this.own = undefined;
      this.app.storage.remove(kept);
    }
  }
}

export const evaluationPass: Singleton<EvaluationPass> = (app) => new EvaluationPass(app);
