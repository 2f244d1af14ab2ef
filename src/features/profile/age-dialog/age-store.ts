import { makeAutoObservable, runInAction } from 'mobx';
import type { HourDialog } from '@/contract/hours/schema';
import { HourType } from '@/contract/hours/values';
import { profileCalls } from '@/contract/profile/calls';
import { AGES } from '@/contract/profile/values';
import { ageAsked } from '@/stores/session/after-login';
import type { App } from '@/stores/app/app';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { readConfig } from '@/features/configuration/read-config';
import type { ApiClient } from '@/services/api/types';
import { toastFailure } from '@/services/feedback/toast-failure';

const HOUR_TYPES = Object.values(HourType).map(String);

/** Age dialog: an age, then possibly a message about class hours (rule profile-23). */
export class AgeStore {
  chosenId: number | null = null;
  isSubmitting = false;
  hourDialog: HourDialog | undefined = undefined;
  private hourDialogToCome: Promise<HourDialog | undefined> | undefined = undefined;

  constructor(
    private readonly app: Pick<App, 'api' | 'feedback' | 'session' | 'storage' | 'tracker'>,
    private readonly onDone: (isGiven: boolean) => void,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Prefetches the class-hour message, so that the submit does not wait for it. */
  open(): void {
    this.hourDialogToCome ??= loadHourDialog(this.app.api);
  }

  /** Hour type of the message; default recorded. */
  get hourType(): string {
    const type = String(this.hourDialog?.type);
    return HOUR_TYPES.includes(type) ? type : String(HourType.recorded);
  }

  choose(id: number): void {
    if (!this.isSubmitting) this.chosenId = id;
  }

  async submit(): Promise<void> {
    const age = AGES.find(({ id }) => id === this.chosenId)?.age;
    if (age === undefined || this.isSubmitting) return;
    this.isSubmitting = true;
    const result = await this.app.api.call(profileCalls.updateAge, { age });
    if (result.ok) this.recordAge(age);
    else toastFailure(this.app.feedback, result.error);
    const hourDialog = result.ok ? await this.hourDialogToCome : undefined;
    runInAction(() => {
      this.isSubmitting = false;
      this.hourDialog = hourDialog;
    });
    if (result.ok && !hourDialog) this.onDone(true);
  }

  /** Closed without an age, or after the class-hour message. */
  leave(): void {
    if (this.isSubmitting) return;
    const isGiven = this.hourDialog !== undefined;
    this.hourDialog = undefined;
    ageAsked(this.app);
    this.onDone(isGiven);
  }

  /** Not asked again, even if the page is left now. */
  private recordAge(age: number): void {
    ageAsked(this.app);
    this.app.tracker.track('age_select', { age });
  }
}

/** The operator's message about class hours after an age was given; undefined: none. */
async function loadHourDialog(api: ApiClient): Promise<HourDialog | undefined> {
  const result = await readConfig(api, ConfigTypeCode.classHourDialog);
  return result.ok ? parse(result.value[0]?.typeValue) : undefined;
}

/** `typeValue` is typed by hand in the back office and may be anything. */
function parse(typeValue: string | undefined): HourDialog | undefined {
  try {
    const value = JSON.parse(typeValue ?? 'null') as Partial<HourDialog> | null;
    if (typeof value?.title !== 'string' || typeof value.content !== 'string' || value.content === '')
      return undefined;
    return { type: value.type ?? '', title: value.title, content: value.content };
  } catch {
    return undefined;
  }
}
