/**
 * Where somebody lives, down to the district. Ids are those of GB/T 2260. A level that is missing in reality has id 0
 * and name '': Taiwan has no city here, a county directly under its province (济源市) is a city without districts.
 */
export interface Region {
  readonly provinceId: number;
  readonly province: string;
  readonly cityId: number;
  readonly city: string;
  readonly areaId: number;
  readonly area: string;
}

/** The ids are enough: names are the server's. */
export type RegionIds = Pick<Region, 'provinceId' | 'cityId' | 'areaId'>;

/** Asks for the provinces. */
export const REGION_ROOT = 0;

/** As on a parcel; a municipality, which is its own city, is named once. */
export function regionText({ province, city, area }: Pick<Region, 'province' | 'city' | 'area'>): string {
  return [province, city === province ? '' : city, area].filter(Boolean).join(' ');
}
