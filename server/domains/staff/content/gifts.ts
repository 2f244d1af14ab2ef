/** Gifts for stars and pea coins. */
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf } from '../../../core/db/page';
import { BusinessError, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { addGift, changeGift, giftOf, giftsOf, giftToEdit, type GiftRow } from '../../straight/edit';
import type { OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, etagOf } from './etag';
import { assertPicture } from './picture';

/** Without the stock, which parents change meanwhile: it has its own check. */
const written = ({ stock: _stock, ...gift }: GiftRow) => gift;

const shown = ({ id, ...gift }: GiftRow) => ({
  ...{ ...gift, giftId: id },
  etag: etagOf(written({ id, ...gift })),
});

export const gifts: OperatorHandlersOf<'listGifts' | 'getGift' | 'saveGift'> = {
  async listGifts(asked, { db }) {
    const { rows, total } = await pageOf((paging) => giftsOf(db, paging), asked);
    return withCount(
      rows.map(({ total: _total, ...row }) => shown(row)),
      total,
    );
  },

  getGift: async ({ giftId }, { db }) => shown(orNotFound(await giftOf(db, giftId), STAFF_MESSAGES.unknown)),

  async saveGift({ etag, giftId, stockBefore, ...gift }, context) {
    const { db, providers } = context;
    if (giftId !== undefined) {
      const before = orNotFound(await giftToEdit(db, giftId), STAFF_MESSAGES.unknown);
      assertUnchanged(written(before), etag);
    }
    await assertPicture(providers.storage, gift.picture);
    const { cost, currency, isSent, isShown, mostEach, picture, place, stock } = gift;
    const title = gift.title.trim();
    const words = gift.words.trim();
    const kept = { title, words, picture, currency, cost, stock, mostEach, isSent, place, isShown };
    const saved = giftId ?? (await addGift(db, kept));
    context.concerns({ detail: { giftId: saved, title, cost, stock, isShown } });
    if (giftId === undefined) return { giftId: saved };
    if (await changeGift(db, giftId, kept, stockBefore)) return { giftId };
    throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.stock, 409, 'stock');
  },
};
