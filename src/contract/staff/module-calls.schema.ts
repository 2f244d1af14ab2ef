/** Home's modules: their cards, and the placements that they show. */
import { Type as T, type Static } from '@sinclair/typebox';
import { HomeModuleUserType, ModuleStyle, SlotPlatform } from '../home/values';
import { dateTime, filled, id, integer, list, oneOf, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { several } from './placement-calls.schema';
import { editors, etag, paging } from './staff-calls.schema';

const card = {
  title: said(128),
  subtitle: text(255),
  content: text(1024),
  /** Key, as the upload (PICTURE_PATH) answered. */
  picture: filled(200),
  /** A page of the app, '/…', or an address, 'https://…'; '' for none. */
  link: url(),
  /** User name and path of a mini program that opens instead, where one can; '' for none. */
  xcxId: text(128),
  xcxUrl: text(1024),
  /** '' without an end. */
  endsAt: dateTime(),
};
const CardSchema = T.Object({ ...card, cardId: T.Optional(id()) });
export type ModuleCard = Static<typeof CardSchema>;

const module = {
  name: said(64),
  style: oneOf(ModuleStyle),
  /** Opens what the first card opens; '' for no button. */
  button: text(32),
  /** Who sees it, and where; empty: all. */
  userTypes: several(HomeModuleUserType),
  platformTypes: several(SlotPlatform),
  /** Ascending; of equals the older one comes first. */
  position: integer(0, 10_000),
  isActive: T.Boolean(),
};

const whole = {
  ...module,
  /** In this order. */
  cards: T.Array(CardSchema, { maxItems: 50 }),
  /** Placements of position 0, in their own order. */
  placementIds: T.Array(id(), { maxItems: 20, uniqueItems: true }),
};

export const moduleCalls = {
  listHomeModules: operatorCall({
    method: 'GET',
    path: '/operator/home/modules',
    summary: 'In the order of home; hidden ones too.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object({ ...module, moduleId: id(), cardCount: integer() }), 100),
  }),
  getHomeModule: operatorCall({
    method: 'GET',
    path: '/operator/home/module',
    summary: 'One module, with its cards and placements.',
    roles: editors,
    audited: false,
    request: T.Object({ moduleId: id() }),
    response: T.Object({ ...whole, moduleId: id(), etag: etag() }),
  }),
  saveHomeModule: operatorCall({
    method: 'POST',
    path: '/operator/home/module/save',
    summary:
      'A new one without `moduleId`. Cards that are left out are removed. Parents see it from the next visit on.',
    roles: editors,
    audited: true,
    request: T.Object({ ...whole, moduleId: T.Optional(id()), etag: etag() }),
    response: T.Object({ moduleId: id() }),
  }),
} as const;
