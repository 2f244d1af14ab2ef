import { presents, sources, suppliers } from '../../account/look-ups/tables';
import type { Db } from '../../db/types';

/** An invitation and a partner to look up. */
export async function seedPartners(db: Db): Promise<void> {
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
