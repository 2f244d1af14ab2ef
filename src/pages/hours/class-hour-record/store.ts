import { makeAutoObservable } from 'mobx';
import { SubjectCode } from '@/contract/courses/values';
import { hoursCalls } from '@/contract/hours/calls';
import type { HourRecord } from '@/contract/hours/schema';
import type { HourChange } from '@/contract/hours/values';
import { ok } from '@/contract/errors';
import { hourBrands, type HoursApp } from '@/features/hours';
import { Loadable } from '@/stores/data/loadable';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';

const PAGE_SIZE = 20;
const brandCodes = Object.values(SubjectCode);

/** A known brand from the address; undefined: all. */
export const brandOf = (query: string | undefined): SubjectCode | undefined =>
  brandCodes.find((known) => known === query);

/** The log of the hours, filtered by brand and reason. */
export class HourRecordStore {
  brandCode: SubjectCode | undefined;
  change: HourChange | undefined = undefined;
  readonly list: Paged<HourRecord>;
  readonly brands = new Loadable<readonly SubjectCode[]>();

  constructor(
    private readonly app: HoursApp,
    brandCode: SubjectCode | undefined,
  ) {
    // The mini program has the math brand only: rule hours-5.
    this.brandCode = app.platform.host.onlyBrand ?? brandCode;
    this.list = new Paged(
      (page, limit) => this.fetch(page, limit),
      PAGE_SIZE,
      ({ id }) => id,
    );
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get choosesBrand(): boolean {
    return this.app.platform.host.onlyBrand === undefined;
  }

  get isNarrowed(): boolean {
    return this.change !== undefined || (this.choosesBrand && this.brandCode !== undefined);
  }

  async load(): Promise<void> {
    await this.list.refresh();
  }

  async narrow(to: { readonly brandCode?: SubjectCode; readonly change?: HourChange }): Promise<void> {
    if (this.choosesBrand) this.brandCode = to.brandCode;
    this.change = to.change;
    await this.list.first();
  }

  /** Loaded when the parent opens the filter; used-up brands appear only in the log. */
  async loadBrands(): Promise<void> {
    if (this.brands.value) return;
    await this.brands.load(async () => {
      const answer = await hourBrands(this.app);
      return answer.ok ? ok(brandCodes.filter((known) => answer.value.includes(known))) : answer;
    });
  }

  reset(): void {
    this.brands.reset();
    this.list.reset();
  }

  private fetch(page: number, limit: number) {
    const { brandCode, change } = this;
    return toPage(
      this.app.api.callCounted(hoursCalls.listHourRecords, {
        page,
        limit,
        ...(brandCode === undefined ? {} : { brandCode }),
        ...(change === undefined ? {} : { change }),
      }),
    );
  }
}
