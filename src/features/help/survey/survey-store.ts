import { makeAutoObservable, runInAction } from 'mobx';
import { type Result, isRefusal } from '@/contract/errors';
import type { FormAnswer } from '@/contract/help/form.schema';
import { helpCalls } from '@/contract/help/calls';
import type { Survey } from '@/contract/help/survey.schema';
import { SURVEY_CODE, SurveyState } from '@/contract/help/values';
import { FormFill } from '@/features/help/form';
import { recordId } from '@/services/helpers/record-id';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

export interface SurveyAddress {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
}

/** Surveys answered on this device without a login, which the server cannot attribute. */
const answeredHere: StoredValue<readonly number[]> = {
  name: 'surveysAnswered',
  version: 1,
  isValid: (value): value is readonly number[] =>
    Array.isArray(value) && value.every((id) => typeof id === 'number'),
};
const MOST_KEPT = 100;

interface Sent {
  readonly isNew: boolean;
}

/** A server-defined survey; an example stores and sends nothing. */
export class SurveyStore {
  readonly survey = new Loadable<Survey>();
  /** While it is open. */
  fill: FormFill<Sent> | undefined = undefined;
  /** Newer than the loaded state: answered elsewhere, or over. */
  private became: SurveyState | undefined = undefined;

  constructor(
    private readonly app: App,
    private readonly address: SurveyAddress,
    readonly isExample: boolean,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): SurveyState | 'sent' | undefined {
    if (this.fill?.form.isSaved) return 'sent';
    return this.became ?? this.survey.value?.state;
  }

  async load(): Promise<void> {
    const result = await this.survey.find(this.named, (named) =>
      this.app.api.call(helpCalls.getSurvey, { ...named, ...(this.isExample && { isExample: true }) }),
    );
    if (result.ok) runInAction(() => this.begin(result.value));
  }

  /** The user changed. */
  reset(): void {
    this.survey.reset();
    this.fill = undefined;
    this.became = undefined;
  }

  /** Restarts the example. */
  again(): void {
    if (this.survey.value) this.begin(this.survey.value);
  }

  async submit(): Promise<void> {
    const result = await this.fill?.submit();
    if (!result) return;
    runInAction(() => {
      if (result.ok) this.rememberHere();
      else if (isRefusal(result.error, SURVEY_CODE.answered)) this.end(SurveyState.answered);
      else if (isRefusal(result.error, SURVEY_CODE.over)) this.end(SurveyState.over);
    });
  }

  /** undefined: the deep link has none. */
  private get named(): { readonly id?: number; readonly code?: string } | undefined {
    const { id, code } = this.address;
    if (id) {
      const number = recordId(id);
      return number === undefined ? undefined : { id: number };
    }
    if (code) return { code };
    return this.isExample ? {} : undefined;
  }

  private begin(survey: Survey): void {
    this.became = this.wasAnsweredHere(survey) ? SurveyState.answered : undefined;
    this.fill = undefined;
    if (this.state !== SurveyState.open) return;
    this.fill = new FormFill<Sent>(this.app, {
      name: `survey-${survey.id}`,
      sections: survey.sections,
      isExample: this.isExample,
      save: (answers, submissionId) => this.send(survey.id, answers, submissionId),
    });
  }

  private async send(id: number, answers: FormAnswer[], submissionId: string): Promise<Result<Sent>> {
    if (this.isExample) return { ok: true, value: { isNew: false } };
    return this.app.api.call(helpCalls.submitSurvey, { id, submissionId, answers });
  }

  /** The answers can no longer be sent. */
  private end(state: SurveyState): void {
    this.fill?.giveUp();
    this.fill = undefined;
    this.became = state;
  }

  private wasAnsweredHere({ id, isForVisitors }: Survey): boolean {
    const { session, storage } = this.app;
    if (this.isExample || session.isLoggedIn || !isForVisitors) return false;
    return (storage.get(answeredHere) ?? []).includes(id);
  }

  private rememberHere(): void {
    const { session, storage } = this.app;
    const id = this.survey.value?.id;
    if (this.isExample || session.isLoggedIn || id === undefined) return;
    const before = storage.get(answeredHere) ?? [];
    storage.set(answeredHere, [...before.filter((other) => other !== id), id].slice(-MOST_KEPT));
  }
}
