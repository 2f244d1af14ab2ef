import { SourceName } from '../../../src/contract/account/values';
import type { Db } from '../../db/types';
import { AREA_CODES, HOT_COUNTRIES } from './area-code-list';
import { areaCodes, presents, sources, suppliers } from './tables';

/** Countries, hot ones first, and the channels that the specification names. */
export async function seedCommon(db: Db): Promise<void> {
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

/** An invitation and a partner to look up. */
export async function seedDemoCommon(db: Db): Promise<void> {
  await db.insert(sources).values([
    { sourceKey: 'spring-open-class', sourceId: 20001 },
    { sourceKey: 'parent-invite', sourceId: 20002 },
  ]);
  await db.insert(presents).values([{ presentKey: 'autumn-2026', presentId: 'P20260901' }]);
  await db.insert(suppliers).values([
    { supplierCode: 'WANDOU', supplierName: '豌豆' },
    { supplierCode: 'WANDOU_PARTNER', supplierName: '豌豆合作伙伴' },
  ]);
}
