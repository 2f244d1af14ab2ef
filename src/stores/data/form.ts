import { makeAutoObservable, runInAction } from 'mobx';
import type { AppError, Result } from '@/contract/errors';
import { errorText, failureText } from '@/services/error-text';
import type { App } from '../app/app';
import { formTexts } from './form-texts';
import { openForms, type OpenForms, type Typed } from './open-forms';
import { toResult } from './to-result';

type FormNeeds = Pick<App, 'feedback' | 'get'>;

/** Error text by field; undefined: valid. */
export type Complaints<Values> = { readonly [Name in keyof Values]?: string | undefined };

export interface FormOptions<Values, Saved> {
  /** Unique on its page, to restore input after an expired session; null: the input is stored by other means, on every change. */
  readonly name: string | null;
  readonly initial: Values;
  readonly check: (values: Values) => Complaints<Values>;
  readonly save: (values: Values) => Promise<Result<Saved>>;
  /** Error text of a failed save; `errorText` by default. */
  readonly failureText?: (error: AppError) => string;
}

/**
 * A form: input stays until saved, saving is idempotent, and leaving with unsaved changes asks. Values are plain data, compared as JSON.
 */
export class FormStore<Values extends object, Saved = unknown> {
  values: Values;
  complaints: Complaints<Values> = {};
  isSaving = false;
  isSaved = false;
  /** Error text of the last attempt; '' if it did not fail. */
  failure = '';
  private untouched: string;
  private readonly open: OpenForms | undefined;
  /** Input of the expired session, until the stored values have loaded. */
  private typed: Typed | undefined;

  constructor(
    private readonly needs: FormNeeds,
    private readonly options: FormOptions<Values, Saved>,
  ) {
    this.values = options.initial;
    this.untouched = JSON.stringify(options.initial);
    this.open = options.name === null ? undefined : needs.get(openForms);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.typed = this.takeTyped();
    this.goOn();
  }

  /** There are unsaved changes. */
  get isChanged(): boolean {
    return !this.isSaved && JSON.stringify(this.values) !== this.untouched;
  }

  /** Takes the stored values as the unchanged state. */
  start(values: Values): void {
    this.values = values;
    this.untouched = JSON.stringify(values);
    this.complaints = {};
    this.failure = '';
    this.isSaved = false;
    this.typed ??= this.takeTyped();
    this.goOn();
    this.typed = undefined;
  }

  get name(): string {
    return this.options.name ?? '';
  }

  /** The changed fields. */
  unsaved(): Typed | undefined {
    if (!this.isChanged) return undefined;
    const before = JSON.parse(this.untouched) as Typed;
    const isOther = ([field, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(before[field]);
    return Object.fromEntries(Object.entries(this.values).filter(isOther));
  }

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.change({ [name]: value } as unknown as Partial<Values>);
  }

  /** Clears errors that no longer apply; adds none while the parent types. */
  change(some: Partial<Values>): void {
    this.values = { ...this.values, ...some };
    this.isSaved = false;
    this.open?.touch(this);
    const now = this.options.check(this.values);
    const kept = Object.keys(this.complaints) as (keyof Values)[];
    this.complaints = Object.fromEntries(
      kept.map((name) => [name, this.complaints[name] && now[name]]),
    ) as Complaints<Values>;
  }

  /** Validates on blur. */
  checkField(name: keyof Values): void {
    this.complaints = { ...this.complaints, [name]: this.options.check(this.values)[name] };
  }

  /** undefined: not sent, because a save is under way or the input is invalid. */
  async submit(): Promise<Result<Saved> | undefined> {
    if (this.isSaving) return undefined;
    this.complaints = this.options.check(this.values);
    if (Object.values(this.complaints).some(Boolean)) return undefined;
    this.isSaving = true;
    this.failure = '';
    const sent = this.values;
    const result = await toResult(() => this.options.save(sent));
    runInAction(() => {
      this.isSaving = false;
      this.isSaved = result.ok && this.values === sent;
      if (result.ok) this.untouched = JSON.stringify(sent);
      else this.failure = this.failureOf(result.error);
    });
    return result;
  }

  /** Whether the parent may leave; asks if there are unsaved changes. */
  async mayLeave(): Promise<boolean> {
    if (!this.isChanged) return true;
    const isSure = await this.needs.feedback.confirm({ ...formTexts.leave, danger: true });
    if (isSure) this.open?.leave(this);
    return isSure;
  }

  private takeTyped(): Typed | undefined {
    return this.open?.take(this.name);
  }

  /** Restores the input on top of the stored values; fields whose shape has changed are dropped. */
  private goOn(): void {
    const { initial } = this.options;
    const isKnown = ([field, value]: [string, unknown]) =>
      field in initial && isLike(value, initial[field as keyof Values]);
    const known = Object.entries(this.typed ?? {}).filter(isKnown);
    if (known.length > 0) this.change(Object.fromEntries(known) as Partial<Values>);
  }

  private failureOf(error: AppError): string {
    const text = this.options.failureText?.(error) ?? formTexts.saveFailed(errorText(error));
    return failureText(error, text);
  }
}

const isLike = (value: unknown, model: unknown): boolean =>
  model === null || value === null
    ? model === null
    : typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
