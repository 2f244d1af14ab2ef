/** Slots, tabs, home modules: what the operator places on screens (part 1 sections 2 and 3). */
import { Type as T } from '@sinclair/typebox';
import { MiniProgramEdition, ModuleStyle, RedirectType, ResourceType } from '../enums';
import { dateTime, id, idOrZero, integer, list, oneOf, text, url } from './primitives.schema';

/** What a tap opens, shared by slots and cards. xcx: the mini program's user name and path. */
export const targetFields = {
  redirectType: oneOf(RedirectType),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  /** Absent means 0, release. */
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
};

export const SlotSchema = T.Object({
  id: id(),
  title: text(128),
  ...targetFields,
  url: T.Optional(url()),
  imgPath: T.Optional(url()),
});

const resource = {
  type: oneOf(ResourceType),
  textContent: T.Optional(text(255)),
  imgPath: T.Optional(url()),
  /** Rows count from 1. */
  rowSort: integer(1, 1000),
  displaySize: T.Optional(T.String({ maxLength: 16, description: "'WxH' in design units" })),
};

export const ResourceEntrySchema = T.Object({ ...SlotSchema.properties, ...resource });

/** A slot that is a resource entry where its placement is one of rows. */
export const SlotItemSchema = T.Object({
  ...SlotSchema.properties,
  type: T.Optional(resource.type),
  textContent: resource.textContent,
  rowSort: T.Optional(resource.rowSort),
  displaySize: resource.displaySize,
});

export const PositionGroupSchema = T.Object({
  displayPositionId: id(),
  dataList: list(SlotItemSchema),
});

export const TabConfigSchema = T.Object({
  id: id(),
  tabName: text(16),
  tabImgPath: url(),
  tabImgLightPath: url(),
  tabImgSize: T.String({ maxLength: 16, description: "'WxH' in design units" }),
  redirectType: targetFields.redirectType,
  /** A path of the app's own for inner pages. */
  url: url(),
});

/** A card of a home module. */
export const CardSchema = T.Object({
  id: id(),
  courseId: T.Optional(idOrZero()),
  courseTitle: text(128),
  courseSubtitle: T.Optional(text(255)),
  cardContent: T.Optional(text(1024)),
  homePageImageUrl: url(),
  videoUrl: T.Optional(url()),
  /** The external link; it wins over the internal page. */
  courseLink: T.Optional(url()),
  ...targetFields,
  endTime: T.Optional(dateTime()),
  serialNumber: T.Optional(integer()),
  participantNum: T.Optional(integer()),
  participantPictureUrls: T.Optional(list(url(), 20)),
});

export const HomeModuleSchema = T.Object({
  contentTypeId: id(),
  childModuleName: text(64),
  styleTypeId: oneOf(ModuleStyle),
  buttonTypeId: T.Optional(idOrZero()),
  buttonTypeName: T.Optional(text(32)),
  showConfigContentList: list(CardSchema),
  bannerList: list(SlotSchema),
});

/** One row of the upgrade configuration; `typeValue` is text, often JSON (InviteConfig, HourDialog). */
export const UpgradeConfigSchema = T.Object({
  typeCode: text(64),
  typeValue: T.Optional(text(20_000)),
  jsonExpand: T.Optional(T.Object({ url: T.Optional(url()) })),
});

/** 0 means shown. */
const hide = () => T.Optional(integer(0, 1));

/** JSON in `typeValue` of inviteConfig. */
export const InviteConfigSchema = T.Object({
  inviteTitle: T.Optional(text(64)),
  indexHide: hide(),
  indexPosterUrl: T.Optional(url()),
  indexPresentUrl: T.Optional(url()),
  minePosterHide: hide(),
  minePosterUrl: T.Optional(url()),
  minePresentHide: hide(),
  minePresentUrl: T.Optional(url()),
  miniPosterHide: hide(),
  miniPosterUrl: T.Optional(url()),
  miniPresentHide: hide(),
  miniPresentUrl: T.Optional(url()),
});

/** JSON in `typeValue` of integral_mall_config; the shop's address is `jsonExpand.url`. 1: also in the mini program (assumed). */
export const ShopConfigSchema = T.Object({ miniProgramShow: T.Optional(integer(0, 1)) });

/** JSON in `typeValue` of serviceCenter (assumed). The mini program has a chat page of its own. */
export const ServiceCenterSchema = T.Object({
  phone: T.Optional(text(32)),
  consultUrl: T.Optional(url()),
  miniConsultUrl: T.Optional(url()),
});

/** JSON in `typeValue` of cfplHourDialog (part 1 section 4, age dialog). */
export const HourDialogSchema = T.Object({
  type: T.Union([text(32), integer()]),
  title: text(64),
  content: text(2000),
});

/** A window in which a feature shows; static JSON. */
export const PeriodSchema = T.Object({ startTime: text(32), endTime: text(32) });
