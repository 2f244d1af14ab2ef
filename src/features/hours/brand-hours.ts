/** Hours and leave of the child's brands, asked for in one way wherever they are shown. */
import { hoursCalls } from '@/contract/hours/calls';
import type { HourCategory, HourExpiry } from '@/contract/hours/schema';
import { HOUR_STATUS_FILTER } from '@/contract/hours/values';
import { fail, ok, type Result } from '@/contract/errors';
import { failureText } from '@/services/error-text';
import type { App } from '@/stores/app';
import { brandPairs, brandSums, isComplete, needsCategories, type BrandPairs, type HourSums } from './sums';
import { hourTexts } from './texts';

export type HoursApp = Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'student'>;

export interface HoursOfBrand extends BrandPairs {
  readonly brandCode: string;
  readonly sums: HourSums;
  /** The first to end in front. */
  readonly expiries: readonly HourExpiry[];
}

/** The mini program knows the hours of the math brand only: rule hours-5. */
export async function hourBrands({ platform, student }: HoursApp): Promise<Result<readonly string[]>> {
  // A visitor has no hours, and is not asked for any (rule hours-2).
  if (student.isTourist && !student.isUnknown) return ok([]);
  const { onlyBrand } = platform.host;
  if (onlyBrand) return ok([onlyBrand]);
  const loaded = await student.loadSubjects();
  return loaded.ok ? ok(loaded.value.map(({ brandCode }) => brandCode)) : loaded;
}

/** A list that lacks a brand would be wrong, so one failed brand fails them all. */
export async function hoursOfAll(
  app: HoursApp,
  brands: readonly string[],
): Promise<Result<readonly HoursOfBrand[]>> {
  const all = await Promise.all(brands.map((brandCode) => hoursOf(app, brandCode)));
  const failed = all.find((one) => !one.ok);
  if (failed) return failed;
  return ok(all.flatMap((one) => (one.ok ? [one.value] : [])));
}

async function hoursOf(app: HoursApp, brandCode: string): Promise<Result<HoursOfBrand>> {
  const { api, session } = app;
  const request = {
    unificationId: session.user.unificationId,
    hourUserStatus: [...HOUR_STATUS_FILTER],
    brandCode,
  };
  const [hours, categories] = await Promise.all([
    api.call(hoursCalls.queryUserHourGroup, request),
    categoriesOf(app, brandCode),
  ]);
  if (!hours.ok) return hours;
  if (!categories.ok) return categories;
  if (!isComplete(hours.value)) return fail({ kind: 'decode', reason: 'hours without baseHours' });
  return ok({
    brandCode,
    ...brandPairs(hours.value, categories.value),
    sums: brandSums(hours.value, categories.value),
    expiries: hours.value.expiries ?? [],
  });
}

async function categoriesOf(
  { api, feedback }: HoursApp,
  brandCode: string,
): Promise<Result<readonly HourCategory[]>> {
  if (!needsCategories(brandCode)) return ok([]);
  const answer = await api.call(hoursCalls.getHourCateByBrandCode, { brandCode });
  if (!answer.ok) feedback.toast(failureText(answer.error, hourTexts.categoriesFailed));
  return answer;
}

/** How often the child may still ask for leave, over these brands together. */
export async function usableLeave(app: HoursApp, brands: readonly string[]): Promise<Result<number>> {
  if (brands.length === 0) return ok(0);
  const request = { brandCodeList: [...brands], unificationId: app.session.user.unificationId };
  const answer = await app.api.call(hoursCalls.getLeaveSummary, request);
  return answer.ok ? ok(answer.value.usableNum) : answer;
}
