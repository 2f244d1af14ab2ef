/** Teaching aids in the contract's format. */
import type { Packed } from '../../deliveries/packed';
import type { CallContext } from '../../../core/http/handler';
import type { TeachAid } from '../../../../src/contract/materials/schema';
import { pictureUrl } from '../../../core/http/file-url';
import { TeachAidState } from '../../../../src/contract/materials/values';
import { deliveryState, ParcelState } from '../../../../src/contract/deliveries/values';
import type { AidRow } from './find';

export const toAid = (
  row: AidRow,
  packed: ReadonlyMap<number, readonly Packed[]>,
  context: CallContext,
): TeachAid => ({
  aidId: row.aid.id,
  kind: row.aid.kind,
  subject: row.course.subject,
  title: row.aid.title,
  courseName: row.course.name,
  picture: pictureUrl(context, row.aid.picture),
  state: stateOf(row, packed),
});

function stateOf(
  { deliveryId, enrolledAt }: AidRow,
  packed: ReadonlyMap<number, readonly Packed[]>,
): TeachAidState {
  // A delivered aid keeps its state even if the course has ended.
  if (deliveryId === null) return enrolledAt === null ? TeachAidState.other : TeachAidState.waiting;
  const state = deliveryState((packed.get(deliveryId) ?? []).map((parcel) => parcel.state));
  return state === ParcelState.delivered ? TeachAidState.delivered : TeachAidState.onTheWay;
}
