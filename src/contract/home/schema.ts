import { Type as T, type Static } from '@sinclair/typebox';
import { ReportKind } from '../growth/values';
import { targetFields } from '../links/schema';
import {
  askedFor,
  dateTime,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  nothingAsked,
  noData,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import {
  BannerUserType,
  HomeModuleUserType,
  ModuleStyle,
  ResourceType,
  SlotPlatform,
  TagStatus,
  TonightKind,
} from './values';

/** Read as `tagId` or `id`, saved as `tagid`: rule home-32. */
const savedTag = T.Object({ tagid: id(), status: oneOf(TagStatus) });

const savedGroup = T.Object({ groupId: id(), tagReqDtos: list(savedTag, 100) });

const savedPop = T.Object({ popId: id(), saveGroupReqDtos: list(savedGroup, 50) });

export const InterestTagSchema = T.Object({
  /** Exactly one of the two is set. */
  tagId: T.Optional(id()),
  id: T.Optional(id()),
  tagName: text(32),
  status: oneOf(TagStatus),
});

export const InterestTagGroupSchema = T.Object({
  id: id(),
  title: text(64),
  maxChosedNum: integer(1, 100),
  olParentInterestTagPopGroupDetailSaveDtos: list(InterestTagSchema, 100),
});

export const InterestTagPopSchema = T.Object({
  /** `popId` when saved. */
  id: id(),
  outterTitle: text(64),
  subtitle: text(128),
  olParentInterestTagPopGroupSaveDtos: list(InterestTagGroupSchema, 50),
});

export const SlotSchema = T.Object({
  id: id(),
  title: text(128),
  ...targetFields,
  url: T.Optional(url()),
  imgPath: T.Optional(url()),
});

/** A slot, as a resource entry in a placement with rows. */
export const SlotItemSchema = T.Object({
  ...SlotSchema.properties,
  type: T.Optional(oneOf(ResourceType)),
  textContent: T.Optional(text(255)),
  /** 1-based. */
  rowSort: T.Optional(integer(1, 1000)),
  displaySize: T.Optional(T.String({ maxLength: 16, description: "'WxH' in design units" })),
});

export const PositionGroupSchema = T.Object({
  displayPositionId: askedFor(id()),
  dataList: list(SlotItemSchema),
});

export const TabConfigSchema = T.Object({
  id: id(),
  tabName: text(16),
  tabImgPath: url(),
  tabImgLightPath: url(),
  tabImgSize: T.String({ maxLength: 16, description: "'WxH' in design units" }),
  redirectType: targetFields.redirectType,
  /** Inner pages have an app path. */
  url: url(),
});

export const CardSchema = T.Object({
  id: id(),
  courseId: T.Optional(idOrZero()),
  courseTitle: text(128),
  courseSubtitle: T.Optional(text(255)),
  cardContent: T.Optional(text(1024)),
  homePageImageUrl: url(),
  videoUrl: T.Optional(url()),
  /** External link; takes precedence over the internal page. */
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

/** One line a kind: the most urgent of it, and how many there are. */
export const TonightLineSchema = T.Object({
  kind: oneOf(TonightKind),
  id: id(),
  title: text(128),
  count: integer(1),
  /** When it is due; absent: at no time. */
  at: T.Optional(dateTime()),
  /** Of a report. */
  reportKind: T.Optional(oneOf(ReportKind)),
});

export const homeSchemas = {
  /** At most one line a kind. */
  getTonight: { request: nothingAsked(), response: list(TonightLineSchema, 10) },
  getBanners: {
    request: T.Object({
      displayPosition: id(),
      userType: oneOf(BannerUserType),
      platformType: oneOf(SlotPlatform),
      userId: T.Optional(idOrZero()),
    }),
    response: list(SlotSchema, 50),
  },
  /** `page` is 1-based. The envelope's `count` is the total. */
  homePageShowConfig: {
    request: T.Object({
      limit: integer(1, 100),
      page: integer(1, 100_000),
      showDeviceType: oneOf(SlotPlatform),
      showUserType: oneOf(HomeModuleUserType),
      userId: T.Optional(idOrZero()),
    }),
    response: list(HomeModuleSchema, 100),
  },
  /** One or several placements; placements without entries may be missing from the response. */
  getPositionBanner: {
    request: T.Object({
      platformType: oneOf(SlotPlatform),
      displayPositionId: T.Union([id(), T.Array(id(), { minItems: 1, maxItems: 50 })]),
      userType: oneOf(BannerUserType),
      userId: T.Optional(idOrZero()),
    }),
    response: list(PositionGroupSchema, 50),
  },
  /** Reports a click on a slot. */
  bannerAccess: {
    request: T.Object({ id: id(), userId: T.Optional(idOrZero()) }),
    response: noData(),
  },
  getTabConfig: { request: T.Object({ token: maybeToken() }), response: list(TabConfigSchema, 20) },
  listInterestTagPops: {
    request: T.Object({ platformType: oneOf(SlotPlatform) }),
    response: list(InterestTagPopSchema, 20),
  },
  saveInterestTagPops: {
    request: T.Object({ interestTagPopListSaveReqDtos: T.Array(savedPop, { minItems: 1, maxItems: 20 }) }),
    response: noData(),
  },
};

export type Slot = Static<typeof SlotSchema>;
export type SlotItem = Static<typeof SlotItemSchema>;
export type PositionGroup = Static<typeof PositionGroupSchema>;
export type TabConfig = Static<typeof TabConfigSchema>;
export type Card = Static<typeof CardSchema>;
export type HomeModule = Static<typeof HomeModuleSchema>;
export type InterestTag = Static<typeof InterestTagSchema>;
export type InterestTagGroup = Static<typeof InterestTagGroupSchema>;
export type InterestTagPop = Static<typeof InterestTagPopSchema>;
export type TonightLine = Static<typeof TonightLineSchema>;
