import { makeAutoObservable, runInAction } from 'mobx';
import type { AppError, Result } from '@/contract/errors';
import { errorText, failureText } from '@/services/error-text';
import type { App } from './app';
import { formTexts } from './form-texts';
import { openForms, type OpenForms, type Typed } from './open-forms';
import { settled } from './settled';

type FormNeeds = Pick<App, 'feedback' | 'part'>;

/** What is wrong with each field, in the field's own words; a field without a word is right. */
export type Complaints<Values> = { readonly [Name in keyof Values]?: string | undefined };

export interface FormOptions<Values, Saved> {
  /** One of its page, for what is typed to outlive a session that ends; null: it is kept by other means, at every touch. */
  readonly name: string | null;
  readonly initial: Values;
  readonly check: (values: Values) => Complaints<Values>;
  readonly save: (values: Values) => Promise<Result<Saved>>;
  /** What the parent reads when saving failed; the reason as `errorText` says it when absent. */
  readonly failureText?: (error: AppError) => string;
}

/**
 * A form: what is typed stays until it is saved, one press saves once, and leaving asks while something would be lost.
 * Values are plain data: two are the same when their JSON is.
 */
export class FormStore<Values extends object, Saved = unknown> {
  values: Values;
  complaints: Complaints<Values> = {};
  isSaving = false;
  isSaved = false;
  /** Why the last attempt failed; '' when none did. */
  failure = '';
  private untouched: string;
  private readonly open: OpenForms | undefined;
  /** Of the session before, until what is stored has come. */
  private typed: Typed | undefined;

  constructor(
    private readonly needs: FormNeeds,
    private readonly options: FormOptions<Values, Saved>,
  ) {
    this.values = options.initial;
    this.untouched = JSON.stringify(options.initial);
    this.open = options.name === null ? undefined : needs.part(openForms);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.typed = this.takeTyped();
    this.goOn();
  }

  /** Something would be lost on leaving. */
  get isChanged(): boolean {
    return !this.isSaved && JSON.stringify(this.values) !== this.untouched;
  }

  /** Starts from what is stored: this is not a change. */
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

  /** Field by field. */
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

  /** A complaint that is out goes when its reason does; no new one comes while the parent types. */
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

  /** What the field says when the parent has left it. */
  checkField(name: keyof Values): void {
    this.complaints = { ...this.complaints, [name]: this.options.check(this.values)[name] };
  }

  /** undefined: nothing was sent, as it is under way or not complete. */
  async submit(): Promise<Result<Saved> | undefined> {
    if (this.isSaving) return undefined;
    this.complaints = this.options.check(this.values);
    if (Object.values(this.complaints).some(Boolean)) return undefined;
    this.isSaving = true;
    this.failure = '';
    const sent = this.values;
    const result = await settled(() => this.options.save(sent));
    runInAction(() => {
      this.isSaving = false;
      this.isSaved = result.ok && this.values === sent;
      if (result.ok) this.untouched = JSON.stringify(sent);
      else this.failure = this.failureOf(result.error);
    });
    return result;
  }

  /** Whether the parent may go; asks when something would be lost. */
  async mayLeave(): Promise<boolean> {
    if (!this.isChanged) return true;
    const isSure = await this.needs.feedback.confirm({ ...formTexts.leave, danger: true });
    if (isSure) this.open?.leave(this);
    return isSure;
  }

  private takeTyped(): Typed | undefined {
    return this.open?.take(this.name);
  }

  /** With what was typed before the login, on top of what is stored; fields of another program's shape are left. */
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
