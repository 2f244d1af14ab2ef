/** Gifts for stars and pea coins in the study PK zone. */
import { Type as T } from '@sinclair/typebox';
import { ExchangeCurrency } from '../orders/values';
import { id, integer, list, oneOf, text } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';

const GiftSchema = T.Object({
  title: said(64),
  words: said(200),
  /** Key, as the upload (PICTURE_PATH) answered. */
  picture: text(200),
  currency: oneOf(ExchangeCurrency),
  cost: integer(1, 1_000_000),
  stock: integer(0, 1_000_000),
  /** Limit per child. */
  mostEach: integer(1, 1000),
  /** Shipped; otherwise the parent gets a redemption code at once. */
  isSent: T.Boolean(),
  /** Order in the list. */
  place: integer(0, 999),
  isShown: T.Boolean(),
});

const KeptSchema = T.Object({ ...GiftSchema.properties, giftId: id(), etag: etag() });

export const giftCalls = {
  listGifts: operatorCall({
    method: 'GET',
    path: '/operator/gifts',
    summary: 'In the order in which they show; hidden ones too.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(KeptSchema, 100),
  }),
  getGift: operatorCall({
    method: 'GET',
    path: '/operator/gifts/gift',
    summary: 'One gift.',
    roles: editors,
    audited: false,
    request: T.Object({ giftId: id() }),
    response: KeptSchema,
  }),
  saveGift: operatorCall({
    method: 'POST',
    path: '/operator/gifts/save',
    summary:
      'A new one without `giftId`. An unchanged stock leaves the shelf as it is; 409: it is to be changed, and parents have exchanged meanwhile.',
    roles: editors,
    audited: true,
    request: T.Object({
      ...GiftSchema.properties,
      giftId: T.Optional(id()),
      /** Of all but the stock; of a new gift not read. */
      etag: etag(),
      /** As the form showed it; of a new gift not read. */
      stockBefore: integer(),
    }),
    response: T.Object({ giftId: id() }),
  }),
} as const;
