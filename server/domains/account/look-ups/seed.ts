import { SourceName } from '../../../../src/contract/account/values';
import type { Db } from '../../../core/db/types';
import { AREA_CODES, HOT_COUNTRIES } from './area-code-list';
import { areaCodes, sources } from './tables';

/** Countries, hot ones first, and the channels named in the specification. */
export async function seedLookUps(db: Db): Promise<void> {
  const rank = (country: string, index: number) => {
    const hot = HOT_COUNTRIES.indexOf(country);
    return hot === -1 ? HOT_COUNTRIES.length + index : hot;
  };
  await db.insert(areaCodes).values(
    AREA_CODES.map(([country, areaCode, firstLetter], index) => ({
      country,
      areaCode,
      firstLetter,
      top: HOT_COUNTRIES.includes(country) ? 1 : 0,
      position: rank(country, index),
    })),
  );
  await db
    .insert(sources)
    .values(Object.entries(SourceName).map(([id, name]) => ({ sourceKey: name, sourceId: Number(id) })));
}
