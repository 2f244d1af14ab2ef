/** Places (the region picker). */
import { Type as T } from '@sinclair/typebox';
import { filled, id, idOrZero, text } from './primitives.schema';

export const RegionOptionSchema = T.Object({
  regionId: id(),
  name: filled(64),
  /** Nothing below it: choosing it is the end. */
  isLast: T.Boolean(),
});

/** See contract/region.ts. */
export const RegionSchema = T.Object({
  provinceId: id(),
  province: filled(64),
  cityId: idOrZero(),
  city: text(64),
  areaId: idOrZero(),
  area: text(64),
});

/** What a parent chose; the names are the server's. */
export const RegionIdsSchema = T.Object({ provinceId: id(), cityId: idOrZero(), areaId: idOrZero() });
