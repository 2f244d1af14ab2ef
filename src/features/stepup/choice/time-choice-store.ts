import { makeAutoObservable, runInAction } from 'mobx';
import type { ColumnValues } from '@/components/ColumnSheet';
import { isUnreachable, ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { MAX_PREFERRED_TIMES } from '@/contract/stepup/values';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { Loadable } from '@/stores/data/loadable';
import type { StepUp } from '../info/step-up';
import { weekdayText } from '../info/times';
import { appliedTimes } from './applied-times';
import { Choice } from './choice';
import type { ChoiceFlow } from './flow';
import { timeTexts as texts } from './texts';
import { complaintOf, optionsOf, planTimeText, rowOf, type TimeOptions, type TimeRow } from './time-rows';

interface Times {
  readonly rows: readonly TimeRow[];
}

const UNCHOSEN: Times = { rows: [null] };

/** Preferred times for forming a class. */
export class TimeChoiceStore {
  /** null: nothing to choose. */
  readonly options = new Loadable<TimeOptions | null>();
  readonly form: FormStore<Times, null>;
  readonly choice: Choice;
  /** The row in the picker; undefined: none. */
  picking: number | undefined = undefined;
  /** Review before sending. */
  isReviewing = false;

  constructor(
    private readonly app: App,
    flow: ChoiceFlow,
    known?: StepUp,
  ) {
    this.choice = new Choice(app, flow, 'times', known);
    this.form = new FormStore<Times, null>(app, {
      name: 'times',
      initial: UNCHOSEN,
      check: ({ rows }) => ({ rows: complaintOf(rows) }),
      save: ({ rows }) => this.send(rows),
      failureText: (error) => (isUnreachable(error) ? errorText(error) : ''),
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get rows(): readonly TimeRow[] {
    return this.form.values.rows;
  }

  get mayAdd(): boolean {
    return this.rows.length < MAX_PREFERRED_TIMES;
  }

  async load(): Promise<void> {
    const loaded = await this.options.load(() => this.fetch());
    const { planTimes = [] } = this.choice.open ?? {};
    const rows = planTimes.length > 0 ? planTimes : this.app.get(appliedTimes).pairs;
    // Keep what the parent has selected meanwhile.
    if (loaded.ok && !this.form.isChanged && rows.length > 0) this.form.start({ rows });
  }

  /** The user changed. */
  reset(): void {
    this.options.reset();
    this.choice.reset();
    this.form.start(UNCHOSEN);
    this.picking = undefined;
    this.isReviewing = false;
  }

  add(): void {
    if (this.mayAdd) this.form.set('rows', [...this.rows, null]);
  }

  /** The last row is emptied instead. */
  remove(index: number): void {
    const rows = this.rows.filter((_, at) => at !== index);
    this.form.set('rows', rows.length > 0 ? rows : UNCHOSEN.rows);
  }

  pick(index: number): void {
    this.picking = index;
  }

  /** Two lessons on one day are refused with a message; the sheet stays open. */
  take(values: ColumnValues): void {
    const row = rowOf(values);
    if (!row || this.picking === undefined) return this.putAway();
    if (row[0].w === row[1].w) return this.app.feedback.toast(texts.sameWeekday(weekdayText(row[0].w)));
    const { picking } = this;
    this.form.set(
      'rows',
      this.rows.map((old, at) => (at === picking ? row : old)),
    );
    this.putAway();
  }

  putAway(): void {
    this.picking = undefined;
  }

  /** Review before sending. */
  review(): void {
    const complaint = complaintOf(this.rows);
    if (complaint) return this.app.feedback.toast(complaint);
    this.isReviewing = true;
  }

  changeMore(): void {
    this.isReviewing = false;
  }

  async submit(): Promise<void> {
    const sent = await this.form.submit();
    if (!sent) return;
    runInAction(() => (this.isReviewing = false));
    if (sent.ok) return this.choice.succeed(texts.submitted);
    if (!isUnreachable(sent.error)) this.choice.refuse(sent.error);
  }

  private send(rows: readonly TimeRow[]): Promise<Result<null>> {
    const request = { ...this.choice.subject, plan_time: planTimeText(rows) };
    return this.app.api.call(stepupCalls.submitPlanTime, request);
  }

  private async fetch(): Promise<Result<TimeOptions | null>> {
    const [info, times] = await Promise.all([
      this.choice.load(),
      this.app.api.call(stepupCalls.getSelectTime, {}),
    ]);
    if (!info.ok) return info;
    if (info.value === null) return ok(null);
    return times.ok ? ok(optionsOf(times.value)) : times;
  }
}
