import { makeAutoObservable } from 'mobx';
import { HourType } from '@/contract/hours/values';
import { ok, type Result } from '@/contract/errors';
import {
  addUp,
  hourBrands,
  hoursOfAll,
  usableLeave,
  type HoursApp,
  type HoursOfBrand,
} from '@/features/hours';
import { Loadable } from '@/stores/data/loadable';

export interface LeaveOfBrand {
  readonly brandCode: string;
  readonly usable: number;
}

const kinds = Object.values(HourType);

/** Query `hourType`; live by default. */
export const hourTypeOf = (query: string | undefined): HourType =>
  kinds.find((kind) => String(kind) === query) ?? HourType.live;

/** The hours of each brand, of three kinds; the sums equal the profile tab's tiles. */
export class MyClassHourStore {
  readonly hours = new Loadable<readonly HoursOfBrand[]>();
  readonly leave = new Loadable<readonly LeaveOfBrand[]>();
  private loadedAt: number | undefined = undefined;

  constructor(
    private readonly app: HoursApp,
    public type: HourType,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isLeave(): boolean {
    return this.type === HourType.leave;
  }

  /** Of the selected kind; undefined until loaded. */
  get total(): number | undefined {
    if (this.isLeave) return this.leave.value?.reduce((sum, { usable }) => sum + usable, 0);
    const sums = this.hours.value && addUp(this.hours.value.map(({ sums: ofBrand }) => ofBrand));
    return this.type === HourType.recorded ? sums?.recorded : sums?.live;
  }

  /** Gifted live hours, as on the tile. */
  get gifted(): number {
    if (this.type !== HourType.live || !this.hours.value) return 0;
    return addUp(this.hours.value.map(({ sums }) => sums)).gifted;
  }

  setType(type: HourType): void {
    this.type = type;
  }

  async load(): Promise<void> {
    this.loadedAt = this.app.student.hourChanges;
    const brands = await hourBrands(this.app);
    await Promise.all([
      this.hours.load(async () => (brands.ok ? hoursOfAll(this.app, brands.value) : brands)),
      this.leave.load(async () => (brands.ok ? this.leaveOf(brands.value) : brands)),
    ]);
  }

  /** Hours were claimed, or leave requested, on another page. */
  async loadWhenChanged(): Promise<void> {
    if (this.loadedAt === undefined || this.loadedAt === this.app.student.hourChanges) return;
    await this.load();
  }

  reset(): void {
    this.loadedAt = undefined;
    this.hours.reset();
    this.leave.reset();
  }

  /** The summary accepts several brands but does not separate them: request each. */
  private async leaveOf(brands: readonly string[]): Promise<Result<readonly LeaveOfBrand[]>> {
    const answers = await Promise.all(brands.map((brandCode) => usableLeave(this.app, [brandCode])));
    const failed = answers.find((answer) => !answer.ok);
    if (failed) return failed;
    return ok(
      answers.map((answer, index) => ({
        brandCode: brands[index] ?? '',
        usable: answer.ok ? answer.value : 0,
      })),
    );
  }
}
