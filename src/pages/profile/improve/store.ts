import { makeAutoObservable, runInAction } from 'mobx';
import type { PersonalInfoPart } from '@/contract/profile/values';
import { PersonalInfoStore } from '@/features/profile/personal-info/store';
import { infoTexts } from '@/features/profile/personal-info/texts';
import { complaintsOf, type InfoField } from '@/features/profile/personal-info/values';
import type { App } from '@/stores/app/app';

type ImproveNeeds = Pick<App, 'api' | 'serverClock' | 'feedback' | 'get' | 'router' | 'student' | 'tracker'>;

const FIELD_OF: Readonly<Record<PersonalInfoPart, InfoField>> = {
  kidName: 'kidName',
  relation: 'parentStatus',
  birth: 'kidBornTime',
  region: 'region',
};

/** Inner paths only: the address is untrusted. */
const INNER_PATH = /^\/(?![/\\])/;

export class ImproveStore {
  readonly personal: PersonalInfoStore;
  /** Missing when the form opened: a field stays while it is filled in. Empty: complete. */
  parts: readonly PersonalInfoPart[] = [];
  isDone = false;

  constructor(
    private readonly app: ImproveNeeds,
    private readonly next: string | undefined,
  ) {
    this.personal = new PersonalInfoStore(app, (values, today) => {
      const complaints = {
        ...complaintsOf(values, today),
        ...(values.kidBornTime === '' && { kidBornTime: infoTexts.birth.missing }),
        ...(values.region === null && { region: infoTexts.region.missing }),
      };
      const asked = this.parts.map((part) => FIELD_OF[part]);
      return Object.fromEntries(asked.map((field) => [field, complaints[field]]));
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.personal.load();
    const { value } = this.personal.info;
    if (!value) return;
    runInAction(() => {
      this.parts = value.missing;
      this.isDone = value.missing.length === 0;
    });
  }

  reset(): void {
    this.personal.reset();
    this.parts = [];
    this.isDone = false;
  }

  async submit(): Promise<void> {
    const result = await this.personal.form.submit();
    if (!result) return;
    this.app.tracker.track('profile_save', { page: 'improveData', passed: result.ok });
    if (!result.ok) return;
    const { missing } = result.value;
    runInAction(() => {
      this.isDone = missing.length === 0;
      this.parts = missing;
    });
  }

  /** To the return address, or back. */
  async goOn(): Promise<void> {
    const { router } = this.app;
    if (this.next && INNER_PATH.test(this.next)) await router.openPath(this.next, 'replace');
    else await router.back();
  }
}
