/** Classes, courses and hours (part 1 section 3, part 2 section 3.2). */
import { Type as T } from '@sinclair/typebox';
import { CourseType, LiveStatus, StudyClassStatus, Subject, SubjectCode } from '../enums';
import { date, id, idOrZero, integer, list, oneOf, text, url } from './primitives.schema';

export const CourseConfigSchema = T.Object({
  durationMinutes: integer(1, 24 * 60),
  courseType: oneOf(CourseType),
});

export const TodayClassSchema = T.Object({
  subject: oneOf(Subject),
  chapterName: text(128),
  teacherName: text(64),
  chapterImgUrl: url(),
  courseDate: T.String({ maxLength: 19, description: "Start, 'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" }),
  liveId: idOrZero(),
  liveCnListId: idOrZero(),
  liveStudentId: idOrZero(),
  courseResourceId: idOrZero(),
  courseConfig: CourseConfigSchema,
});

export const StudyPlanClassSchema = T.Object({
  ...TodayClassSchema.properties,
  status: oneOf(StudyClassStatus),
});

export const StudyPlanDaySchema = T.Object({ date: date(), classes: list(StudyPlanClassSchema, 50) });

/** What the native app needs to open a live course; also the answer of goClass. */
export const LiveCourseDataSchema = T.Object({
  liveId: id(),
  liveStatus: oneOf(LiveStatus),
  liveCnListId: T.Optional(idOrZero()),
  liveStudentId: T.Optional(idOrZero()),
  courseResourceId: T.Optional(idOrZero()),
});

/** A subject that the child studies; `cateId` opens the evaluation reports of the first one. */
export const UserSubjectSchema = T.Object({
  subject: oneOf(Subject),
  name: text(32),
  brandCode: oneOf(SubjectCode),
  cateId: T.Optional(idOrZero()),
});

/** A tab of my courses, configured by the operator. `status` 1 means shown (assumed). */
export const SubjectTabSchema = T.Object({
  name: text(32),
  brandCode: text(32),
  status: integer(0, 9),
  subject: oneOf(Subject),
});

export const CourseCategoryCardSchema = T.Object({
  courseType: oneOf(CourseType),
  groupId: idOrZero(),
  groupName: text(64),
  imgUrl: url(),
  subject: oneOf(Subject),
  courseNum: integer(),
  courseId: T.Optional(idOrZero()),
  courseLink: T.Optional(url()),
  courseTitle: T.Optional(text(128)),
  demoType: T.Optional(integer()),
  /** A recommended card opens /babyStudy/detail; how it is told apart is not shown (assumed). */
  isRecommend: T.Optional(T.Boolean()),
});

export const HourPairSchema = T.Object({
  baseHours: T.Number({ minimum: 0 }),
  giveHours: T.Number({ minimum: 0 }),
});

/** An entry of the programming brand, matched to a category by code. */
export const HourEntrySchema = T.Object({ userHourType: integer(), ...HourPairSchema.properties });

/** Hours of a brand that end at a moment; those that do not end are not told. Not shown (assumed). */
export const HourExpirySchema = T.Object({
  isRecorded: T.Boolean(),
  hours: T.Number({ minimum: 0 }),
  expireTime: T.String({ maxLength: 19, description: "'YYYY-MM-DD HH:mm:ss', Asia/Shanghai" }),
});

/** Hours of one brand. Most brands have the three groups, the programming brand has `userHours` (name assumed). */
export const BrandHoursSchema = T.Object({
  brandCode: text(32),
  smallLive: T.Optional(HourPairSchema),
  largeLive: T.Optional(HourPairSchema),
  record: T.Optional(HourPairSchema),
  userHours: T.Optional(list(HourEntrySchema, 50)),
  /** The first to end in front (assumed). */
  expiries: T.Optional(list(HourExpirySchema, 50)),
});

/** `code` is the `userHourType` of an hour entry. isRecorded: which tile it counts for (assumed). */
export const HourCategorySchema = T.Object({ code: integer(), name: text(64), isRecorded: T.Boolean() });

export const GroupSchema = T.Object({ groupId: idOrZero(), groupName: text(64) });
