/** Placements: banners, pictures and texts, and where in the app each stands. */
import { Type as T, type Static } from '@sinclair/typebox';
import { BannerUserType, ResourceType, SlotPlatform } from '../home/values';
import { dateTime, filled, id, idOrZero, integer, list, oneOf, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { editors, etag, paging } from './staff-calls.schema';

export const several = <V extends Readonly<Record<string, number>>>(values: V) =>
  T.Array(oneOf(values), { maxItems: 9, uniqueItems: true });

export const PlacementSchema = T.Object({
  /** Of SLOT; 0: not by itself, a module of home shows it. */
  positionId: idOrZero(),
  title: said(64),
  type: oneOf(ResourceType),
  /** Of a text. */
  textContent: text(200),
  /** Key, as the upload (PICTURE_PATH) answered; '' for a text. */
  picture: text(200),
  /** 'WxH' in units of a page 686 wide; '' for the place's usual one. */
  displaySize: T.String({ pattern: '^(\\d{1,4}x\\d{1,4})?$' }),
  rowSort: integer(1, 99),
  /** Order within the row. */
  serial: integer(1, 999),
  /** A page of the app, '/…', or an address, 'https://…'; '' for none. */
  link: url(),
  /** User name and path of a mini program that opens instead, where one can; '' for none. */
  xcxId: text(128),
  xcxUrl: text(1024),
  /** Who sees it, and where; empty: all. */
  userTypes: several(BannerUserType),
  platformTypes: several(SlotPlatform),
  /** '' for no beginning, no end. */
  startsAt: dateTime(),
  endsAt: dateTime(),
  isActive: T.Boolean(),
});
export type Placement = Static<typeof PlacementSchema>;

const KeptSchema = T.Object({ ...PlacementSchema.properties, placementId: id(), etag: etag() });

export const placementCalls = {
  listPlacements: operatorCall({
    method: 'GET',
    path: '/operator/placements',
    summary: 'By position, in the order in which they show; over and hidden ones too.',
    roles: editors,
    audited: false,
    request: T.Object({ ...paging, positionId: T.Optional(idOrZero()) }),
    response: list(KeptSchema, 100),
  }),
  getPlacement: operatorCall({
    method: 'GET',
    path: '/operator/placements/placement',
    summary: 'One placement.',
    roles: editors,
    audited: false,
    request: T.Object({ placementId: id() }),
    response: KeptSchema,
  }),
  savePlacement: operatorCall({
    method: 'POST',
    path: '/operator/placements/save',
    summary: 'A new one without `placementId`. Parents see it from the next visit on.',
    roles: editors,
    audited: true,
    request: T.Object({ ...PlacementSchema.properties, placementId: T.Optional(id()), etag: etag() }),
    response: T.Object({ placementId: id() }),
  }),
} as const;

export const PictureAnswerSchema = T.Object({ key: filled(200) });
