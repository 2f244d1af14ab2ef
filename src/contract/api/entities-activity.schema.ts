/** Gifts, check-in, tags, new-student feature (part 1 section 3). */
import { Type as T } from '@sinclair/typebox';
import { LearningReportType, MiniProgramEdition, RedirectType, TagStatus } from '../enums';
import { flag, id, idOrZero, integer, list, oneOf, text, url } from './primitives.schema';

/** What is sent back to claim a gift. Its members are not shown (assumed). */
export const PackageReceiveSchema = T.Object({ packageId: id(), ruleId: T.Optional(idOrZero()) });

/** `giveClass` is summed over the packages for display. */
export const ClassHourGiftSchema = T.Object({
  giveClass: T.Number({ minimum: 0 }),
  packageReceives: list(PackageReceiveSchema, 50),
});

export const InterestTagSchema = T.Object({
  /** One of the two is there (decisions.md 19). */
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

export const NewStudentConfigSchema = T.Object({
  finishTaskCount: integer(),
  totalTask: integer(),
  isShowPop: T.Boolean(),
  homePageConfig: T.Object({
    firstLessonIconUrl: url(),
    newbornEntranceIconUrl: url(),
    activityImgUrl: url(),
    /** The app's catalogue has the default. */
    title: T.Optional(text(32)),
    popImgUrl: url(),
  }),
  /**
   * At most one is true; what they stand for is not shown (assumed): nothing done yet, tasks under way, all done and
   * the reward waits, reward received.
   */
  firstScene: T.Boolean(),
  secondScene: T.Boolean(),
  thirdScene: T.Boolean(),
  fourthScene: T.Boolean(),
});

export const ReportEntrySchema = T.Object({
  id: id(),
  report_type: oneOf(LearningReportType),
  report_msg: text(255),
  eva_id: idOrZero(),
  /** Absent: the special report is opened with primary=1. */
  child: T.Optional(flag()),
});

/**
 * A floating icon of home with its popup: one of the JSON list in `typeValue` of homeActivities (assumed). The app leaves
 * out an entry that is not like this.
 */
export const HomeActivitySchema = T.Object({
  id: id(),
  title: text(64),
  iconPath: url(),
  popImgPath: url(),
  redirectType: oneOf(RedirectType),
  url: T.Optional(url()),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
});

/** `report_record`: the newest report that was not read; absent when there is none. Reading it brings up the one before. */
export const LearningReportRecordSchema = T.Object({
  step: text(64),
  course_total: integer(),
  subject_total: integer(),
  isFinishClassToday: flag(),
  report_record: T.Optional(ReportEntrySchema),
});
