/** Placements: what stands where, for whom, from when to when. */
import { ResourceType, SLOT } from '../../../../src/contract/home/values';
import type { Placement } from '../../../../src/contract/staff/placement-calls.schema';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { formatDateTime } from '../../../core/time';
import { orNotFound } from '../../../core/http/policy';
import { saveSlot, slotOf, slotsOf, slotToEdit } from '../../home/slots/edit';
import type { SlotRow } from '../../home/slots/wire';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, withEtag } from './etag';
import { targetOf } from './link';
import { periodOf } from './moment';
import { assertPicture } from './picture';

const { myClass, ...pages } = SLOT;
const POSITIONS: ReadonlySet<number> = new Set(
  [...Object.values(pages), ...Object.values(myClass)].flatMap((page) => Object.values<number>(page)),
);

const written = (row: SlotRow): Placement & { placementId: number } => ({
  ...{ placementId: row.id, positionId: row.positionId ?? 0, title: row.title, type: row.type },
  ...{ textContent: row.textContent ?? '', picture: row.picture ?? '', displaySize: row.displaySize ?? '' },
  ...{ rowSort: row.rowSort, serial: row.serial, link: row.url ?? '' },
  ...{ xcxId: row.xcxId ?? '', xcxUrl: row.xcxUrl ?? '' },
  userTypes: row.userTypes as Placement['userTypes'],
  platformTypes: row.platformTypes as Placement['platformTypes'],
  ...{ startsAt: formatDateTime(row.startsAt), endsAt: formatDateTime(row.endsAt), isActive: row.isActive },
});

const shown = (row: SlotRow) => withEtag(written(row));

/** What is shown: a picture that is stored, or words. */
async function resourceOf({ providers }: OperatorContext, { picture, textContent, type }: Placement) {
  if (type === ResourceType.text) {
    if (textContent.trim() === '') throw badInput('textContent', STAFF_MESSAGES.text);
    return { type, textContent: textContent.trim(), picture: null };
  }
  await assertPicture(providers.storage, picture);
  return { type, textContent: textContent.trim() || null, picture };
}

export const placements: OperatorHandlersOf<'listPlacements' | 'getPlacement' | 'savePlacement'> = {
  async listPlacements({ positionId, ...asked }, { db }) {
    const { rows, total } = await pageOf((paging) => slotsOf(db, positionId, paging), asked);
    return withCount(rows.map(shown), total);
  },

  getPlacement: async ({ placementId }, { db }) =>
    shown(orNotFound(await slotOf(db, placementId), STAFF_MESSAGES.unknown)),

  async savePlacement({ etag, placementId, ...placement }, context) {
    const { db } = context;
    if (placementId !== undefined) {
      const before = orNotFound(await slotToEdit(db, placementId), STAFF_MESSAGES.unknown);
      assertUnchanged(written(before), etag);
    }
    const isOfModule = placement.positionId === 0;
    if (!isOfModule && !POSITIONS.has(placement.positionId))
      throw badInput('positionId', STAFF_MESSAGES.position);
    const { displaySize, isActive, platformTypes, rowSort, serial, userTypes } = placement;
    const id = await saveSlot(db, placementId, {
      ...{ positionId: isOfModule ? null : placement.positionId, title: placement.title.trim() },
      ...{ rowSort, serial, displaySize: displaySize || null, userTypes, platformTypes, isActive },
      ...{ ...(await resourceOf(context, placement)), ...targetOf(placement), ...periodOf(placement) },
    });
    context.concerns({ detail: { placementId: id, title: placement.title.trim(), isActive } });
    return { placementId: id };
  },
};
