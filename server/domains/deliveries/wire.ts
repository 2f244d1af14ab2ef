/** Maps deliveries and parcels to the contract's shapes. */
import type { deliveries } from './tables';
import type { CallContext } from '../../core/http/handler';
import type { Packed, EventRow } from './packed';
import { pictureUrl } from '../../core/http/file-url';
import { deliveryState } from '../../../src/contract/deliveries/values';
import { formatDateTime } from '../../core/time';

export type DeliveryRow = typeof deliveries.$inferSelect;

export function deliveryOf(
  context: Pick<CallContext, 'config' | 'headers'>,
  row: DeliveryRow,
  packed: readonly Packed[],
) {
  const latest = packed
    .flatMap(({ events }) => events.slice(0, 1))
    .sort((one, other) => other.happenedAt.getTime() - one.happenedAt.getTime());
  return {
    deliveryId: row.id,
    title: row.title,
    picture: row.picture && pictureUrl(context, row.picture),
    state: deliveryState(packed.map(({ state }) => state)),
    sendTime: formatDateTime(row.sentAt),
    parcelCount: packed.length,
    ...latestOf(latest[0]),
    parcelId: packed.length === 1 ? (packed[0]?.row.id ?? 0) : 0,
    isNew: row.seenAt === null,
  };
}

export const receiverOf = (row: DeliveryRow) => ({
  receiverName: row.receiverName,
  receiverPhone: row.receiverPhoneMask,
  receiverAddress: row.receiverAddress,
});

/** The latest event; '' until the carrier has the parcel. */
export const latestOf = (event: EventRow | undefined) => ({
  latestContent: event?.content ?? '',
  latestTime: formatDateTime(event?.happenedAt ?? null),
});

export const headOf = ({ row, state }: Packed) => ({
  parcelId: row.id,
  contents: [...row.contents],
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  state,
});
