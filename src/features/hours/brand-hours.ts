/** Hours and leave of the child's brands, shared by all screens. */
import { hoursCalls } from '@/contract/hours/calls';
import type { BrandHours, HourCategory, HourExpiry } from '@/contract/hours/schema';
import { HOUR_STATUS_FILTER } from '@/contract/hours/values';
import { fail, ok, type Result } from '@/contract/errors';
import { callList } from '@/services/api/batch';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Subject, SubjectCode, type SubjectName } from '@/contract/courses/values';
import { subjectText } from '@/features/courses';
import { brandPairs, brandSums, isComplete, needsCategories, type BrandPairs, type HourSums } from './sums';

/** Brands of hours as subjects. */
const names = Object.keys(SubjectCode) as SubjectName[];

/** Key of a brand in drawings and colours; unknown brands use the first. */
export const brandKey = (brandCode: string): SubjectName =>
  names.find((name) => SubjectCode[name] === brandCode) ?? 'wandou';

export const brandText = (brandCode: string): string => subjectText(Subject[brandKey(brandCode)]);

const hourTexts = { categoriesFailed: '获取课程种类失败' } as const;

export type HoursApp = Pick<App, 'api' | 'feedback' | 'platform' | 'session' | 'student'>;

export interface HoursOfBrand extends BrandPairs {
  readonly brandCode: string;
  readonly sums: HourSums;
  /** Earliest expiry first. */
  readonly expiries: readonly HourExpiry[];
}

/** The mini program knows only the math brand's hours: rule hours-5. */
export async function hourBrands({ platform, student }: HoursApp): Promise<Result<readonly string[]>> {
  // Visitors have no hours, so nothing is requested (rule hours-2).
  if (student.isTourist && !student.isUnknown) return ok([]);
  const { onlyBrand } = platform.host;
  if (onlyBrand) return ok([onlyBrand]);
  const loaded = await student.loadSubjects();
  return loaded.ok ? ok(loaded.value.map(({ brandCode }) => brandCode)) : loaded;
}

/** A missing brand would make the sums wrong, so one error fails all. */
export async function hoursOfAll(
  app: HoursApp,
  brands: readonly string[],
): Promise<Result<readonly HoursOfBrand[]>> {
  if (brands.length === 0) return ok([]);
  const [hours, categories] = await Promise.all([
    hourGroups(app, brands),
    allOk(brands.map((brandCode) => categoriesOf(app, brandCode))),
  ]);
  if (!hours.ok) return hours;
  if (!categories.ok) return categories;
  return allOk(
    brands.map((brandCode, index) => {
      const own = hours.value.find((one) => one.brandCode === brandCode);
      return hoursOf(brandCode, own, categories.value[index] ?? []);
    }),
  );
}

function hoursOf(
  brandCode: string,
  hours: BrandHours | undefined,
  categories: readonly HourCategory[],
): Result<HoursOfBrand> {
  if (!hours || !isComplete(hours)) return fail({ kind: 'decode', reason: 'hours without baseHours' });
  return ok({
    brandCode,
    ...brandPairs(hours, categories),
    sums: brandSums(hours, categories),
    expiries: hours.expiries ?? [],
  });
}

/** In one request where the gateway has a list call. */
async function hourGroups(
  { api, session }: HoursApp,
  brands: readonly string[],
): Promise<Result<readonly BrandHours[]>> {
  const asked = {
    unificationId: session.user.unificationId,
    hourUserStatus: [...HOUR_STATUS_FILTER],
  };
  const list =
    brands.length > 1 &&
    (await callList(api, hoursCalls.queryUserHourGroups, { ...asked, brandCodeList: [...brands] }));
  if (list) return list;
  const groups = await allOk(
    brands.map((brandCode) => api.call(hoursCalls.queryUserHourGroup, { ...asked, brandCode })),
  );
  // By request order: gateways may name a brand differently in the response.
  return groups.ok
    ? ok(groups.value.map((group, index) => ({ ...group, brandCode: brands[index] ?? '' })))
    : groups;
}

async function allOk<T>(asked: readonly (Result<T> | Promise<Result<T>>)[]): Promise<Result<readonly T[]>> {
  const all = await Promise.all(asked);
  const failed = all.find((one) => !one.ok);
  return failed && !failed.ok ? failed : ok(all.flatMap((one) => (one.ok ? [one.value] : [])));
}

async function categoriesOf(
  { api, feedback }: HoursApp,
  brandCode: string,
): Promise<Result<readonly HourCategory[]>> {
  if (!needsCategories(brandCode)) return ok([]);
  const answer = await api.call(hoursCalls.getHourCateByBrandCode, { brandCode });
  if (!answer.ok) toastFailure(feedback, answer.error, hourTexts.categoriesFailed);
  return answer;
}

/** Remaining leave requests over these brands. */
export async function usableLeave(app: HoursApp, brands: readonly string[]): Promise<Result<number>> {
  if (brands.length === 0) return ok(0);
  const request = { brandCodeList: [...brands], unificationId: app.session.user.unificationId };
  const answer = await app.api.call(hoursCalls.getLeaveSummary, request);
  return answer.ok ? ok(answer.value.usableNum) : answer;
}
