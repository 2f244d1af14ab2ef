/** Placements in the contract's format. */
import type { slots } from './tables';
import type { CallContext } from '../../../core/http/handler';
import type { SlotItem } from '../../../../src/contract/home/schema';
import { pictureUrl } from '../../../core/http/file-url';

export type SlotRow = typeof slots.$inferSelect;

export function toSlotItem(row: SlotRow, context: Pick<CallContext, 'config' | 'headers'>): SlotItem {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    rowSort: row.rowSort,
    ...toTarget(row),
    ...(row.url === null ? {} : { url: row.url }),
    ...(row.picture === null ? {} : { imgPath: pictureUrl(context, row.picture) }),
    ...(row.textContent === null ? {} : { textContent: row.textContent }),
    ...(row.displaySize === null ? {} : { displaySize: row.displaySize }),
  };
}

type Target = Pick<SlotItem, 'redirectType' | 'xcxId' | 'xcxUrl' | 'miniprogramType'>;

type TargetColumns = Pick<SlotRow, 'redirectType' | 'xcxId' | 'xcxUrl' | 'miniprogramType'>;

/** A click target; fields of the mini program only if it has one. */
export function toTarget({ redirectType, xcxId, xcxUrl, miniprogramType }: TargetColumns): Target {
  return {
    redirectType,
    ...(xcxId === null ? {} : { xcxId, miniprogramType }),
    ...(xcxUrl === null ? {} : { xcxUrl }),
  };
}
