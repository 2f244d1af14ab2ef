/** Provinces, cities and districts, one level at a time. */
import { Type as T } from '@sinclair/typebox';
import { RegionOptionSchema } from './entities-region.schema';
import { idOrZero, list } from './primitives.schema';

export const regionSchemas = {
  /** `parentId` 0: the provinces. An id that is none has nothing below it. */
  getRegionList: { request: T.Object({ parentId: idOrZero() }), response: list(RegionOptionSchema) },
};
