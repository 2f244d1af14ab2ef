import { makeAutoObservable } from 'mobx';
import { profileCalls } from '@/contract/profile/calls';
import type { PersonalInfo, PrivateInfo } from '@/contract/profile/schema';
import { ParentRelation } from '@/contract/profile/status';
import type { ResponseOf } from '@/contract/define';
import { BACKEND_CODE, isRefusal, ok, type AppError, type Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import { todayOf } from '@/features/dates/zones';
import type { App } from '@/stores/app/app';
import { FormStore, type Complaints } from '@/stores/data/form';
import { formTexts } from '@/stores/data/form-texts';
import { Loadable } from '@/stores/data/loadable';
import { infoTexts, saveTexts } from './texts';
import { differences, NO_INFO, requestOf, valuesOf, type InfoField, type InfoValues } from './values';

type PersonalInfoNeeds = Pick<App, 'api' | 'serverClock' | 'feedback' | 'get' | 'student'>;
type SavedInfo = ResponseOf<(typeof profileCalls)['savePersonalInfo']>;
type Check = (values: InfoValues, today: string) => Complaints<InfoValues>;

/**
 * Form of the private info. Only changed fields are sent, with the version they are based on. If another device was faster, its changes
 * are merged with the parent's own, who is notified before the next save.
 */
export class PersonalInfoStore {
  readonly info = new Loadable<PersonalInfo>();
  readonly form: FormStore<InfoValues, SavedInfo>;
  private base = NO_INFO;
  private changedElsewhere: readonly InfoField[] = [];

  constructor(
    private readonly app: PersonalInfoNeeds,
    check: Check,
  ) {
    this.form = new FormStore<InfoValues, SavedInfo>(app, {
      name: 'info',
      initial: NO_INFO,
      check: (values) => check(values, this.today),
      save: (values) => this.save(values),
      failureText: (error) => this.failureText(error),
    });
    makeAutoObservable(this, { today: false }, { autoBind: true, deep: false });
  }

  /** In Shanghai, 'YYYY-MM-DD'. */
  get today(): string {
    return todayOf(this.app.serverClock.now());
  }

  async load(): Promise<void> {
    const loaded = await this.info.load(() => this.app.api.call(profileCalls.getPersonalInfo, {}));
    if (loaded.ok) this.startFrom(loaded.value);
  }

  /** The user changed. */
  reset(): void {
    this.info.reset();
    this.base = NO_INFO;
    this.form.start(NO_INFO);
  }

  private startFrom(info: PersonalInfo): void {
    this.base = valuesOf(info);
    this.form.start(this.base);
  }

  private async save(values: InfoValues): Promise<Result<SavedInfo>> {
    const known = this.info.value;
    const fields = differences(values, this.base);
    const { version = 0, missing = [] } = known ?? {};
    if (fields.length === 0) return ok({ version, missing });
    const request = requestOf(version, values, fields);
    const result = await this.app.api.call(profileCalls.savePersonalInfo, request);
    if (result.ok) this.saved(values, result.value);
    else if (isConflict(result.error)) await this.catchUp(values, fields);
    return result;
  }

  private saved(values: InfoValues, saved: SavedInfo): void {
    this.base = values;
    const { value } = this.info;
    if (value) this.info.set({ ...value, ...saved });
    const { privateInfo } = this.app.student;
    // Home and mine show it without a request.
    if (privateInfo.value) privateInfo.set({ ...privateInfo.value, ...shown(values) });
  }

  /** The other device's values become the new base; the parent's changes stay in the form. */
  private async catchUp(values: InfoValues, mine: readonly InfoField[]): Promise<void> {
    const before = this.base;
    const newest = await this.app.api.call(profileCalls.getPersonalInfo, {});
    this.changedElsewhere = [];
    if (!newest.ok) return;
    this.info.set(newest.value);
    this.startFrom(newest.value);
    this.changedElsewhere = differences(this.base, before);
    this.form.change(Object.fromEntries(mine.map((field) => [field, values[field]])));
  }

  private failureText(error: AppError): string {
    if (!isConflict(error) || this.changedElsewhere.length === 0) {
      return formTexts.saveFailed(errorText(error));
    }
    const names = this.changedElsewhere.map((field) => FIELD_NAMES[field]);
    return saveTexts.changedElsewhere(names.join('、'));
  }
}

const isConflict = (error: AppError): boolean => isRefusal(error, BACKEND_CODE.conflict);

const FIELD_NAMES: Readonly<Record<InfoField, string>> = {
  headImg: infoTexts.headImg.label,
  kidName: infoTexts.kidName.label,
  kidSex: infoTexts.sex.label,
  kidBornTime: infoTexts.birth.label,
  parentName: infoTexts.parentName.label,
  parentStatus: saveTexts.relation,
  region: infoTexts.region.label,
  addr: infoTexts.addr.label,
};

/** Shaped as other screens use it. */
function shown(values: InfoValues): Partial<PrivateInfo> {
  const { headImg, kidName, kidSex, kidBornTime, parentName, parentStatus, region, addr } = values;
  return {
    headImg,
    kidName: kidName.trim(),
    kidSex,
    kidBornTime,
    parentName: parentName.trim(),
    parentStatus: parentStatus ?? ParentRelation.other,
    addr: addr.trim(),
    ...(region && {
      provinceId: region.provinceId,
      cityId: region.cityId,
      city: region.city,
      area: region.area,
    }),
  };
}
