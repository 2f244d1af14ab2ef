import { makeAutoObservable } from 'mobx';
import { lengthOf } from '@/contract/characters';
import { helpCalls } from '@/contract/help/calls';
import { SURVEY_BANDS, SURVEY_MAX_WORDS, type SurveyReason } from '@/contract/help/values';
import { BACKEND_CODE } from '@/contract/errors';
import { Attempt } from '@/services/attempt';
import { codeOf } from '@/services/error-code';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { FormStore, type Complaints } from '@/stores/data/form';
import { Loadable } from '@/stores/data/loadable';
import { npsTexts } from '../texts';

interface Answer {
  /** 0 to 10; null until one is chosen. */
  readonly score: number | null;
  readonly reasons: readonly SurveyReason[];
  readonly content: string;
}

type Band = keyof typeof npsTexts.reasons;

/** Selects the question about reasons by score. */
export function bandOf(score: number): Band {
  if (score <= SURVEY_BANDS.detractor) return 'detractor';
  return score >= SURVEY_BANDS.promoter ? 'promoter' : 'passive';
}

function check({ score, content }: Answer): Complaints<Answer> {
  const surplus = lengthOf(content) - SURVEY_MAX_WORDS;
  return {
    score: score === null ? npsTexts.scoreMissing : undefined,
    content: surplus > 0 ? npsTexts.wordsLong(surplus) : undefined,
  };
}

const EMPTY: Answer = { score: null, reasons: [], content: '' };

/** The satisfaction survey, once per push by the operator. */
export class NpsStore {
  /** Whether this parent has a survey to answer. */
  readonly due = new Loadable<boolean>();
  readonly form: FormStore<Answer, null>;
  /** Answered on another device, or before. */
  isAnswered = false;
  private readonly attempt: Attempt;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'get' | 'platform' | 'session' | 'tracker'>,
  ) {
    this.attempt = new Attempt(app.platform);
    this.form = new FormStore<Answer, null>(app, {
      name: 'nps',
      initial: EMPTY,
      check,
      save: (answer) => this.save(answer),
      failureText: (error) => npsTexts.failed(errorText(error)),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const { api, session } = this.app;
    const { userId } = session.user;
    await this.due.load(async () => {
      const answer = await api.call(helpCalls.isPushQuestionnaire, { userId });
      return answer.ok ? { ok: true, value: Boolean(answer.value) } : answer;
    });
  }

  /** Surveys are per parent. */
  reset(): void {
    this.due.reset();
    this.isAnswered = false;
    this.form.start(EMPTY);
  }

  toggle(reason: SurveyReason): void {
    const { reasons } = this.form.values;
    const isChosen = reasons.includes(reason);
    this.form.set('reasons', isChosen ? reasons.filter((other) => other !== reason) : [...reasons, reason]);
  }

  async submit(): Promise<void> {
    const result = await this.form.submit();
    if (!result) return;
    const code = codeOf(result);
    this.app.tracker.track('survey_submit', { score: this.form.values.score ?? 0, passed: result.ok, code });
    if (code === BACKEND_CODE.conflict) this.isAnswered = true;
  }

  private async save({ score, reasons, content }: Answer) {
    const request = { score: score ?? 0, reasons: [...reasons], content: content.trim() };
    const requestId = await this.attempt.idOf(request);
    return this.app.api.call(helpCalls.submitQuestionnaire, {
      ...request,
      ...(requestId ? { requestId } : {}),
    });
  }
}
