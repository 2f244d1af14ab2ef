/** The entities of the wire as types: the app takes them from here and never touches a schema. */
import type { Static } from '@sinclair/typebox';
import type * as address from './address.schema';
import type * as account from './entities-account.schema';
import type { activitySchemas } from './activity.schema';
import type { CenterActivitySchema } from './activity-center.schema';
import type { checkInSchemas } from './check-in.schema';
import type { ClassListItemSchema } from './class-list.schema';
import type * as activity from './entities-activity.schema';
import type { DeviceSchema } from './devices.schema';
import type * as personalInfo from './entities-personal-info.schema';
import type * as learning from './entities-learning.schema';
import type * as region from './entities-region.schema';
import type * as shell from './entities-shell.schema';
import type * as stepUp from './entities-step-up.schema';
import type { MedalSchema } from './medals.schema';
import type { TaskClaimSchema, TaskSchema } from './tasks.schema';
import type * as hourRecords from './hour-records.schema';
import type * as orders from './orders.schema';
import type * as express from './express.schema';
import type { EventRecordSchema } from './tracking.schema';

export type Audition = Static<typeof account.AuditionSchema>;
export type StudentInfo = Static<typeof account.StudentInfoSchema>;
export type Session = Static<typeof account.SessionSchema>;
export type UserInfo = Static<typeof account.UserInfoSchema>;
export type AttendClass = Static<typeof account.AttendClassSchema>;
export type PrivateInfo = Static<typeof account.PrivateInfoSchema>;
export type PersonInfo = Static<typeof account.PersonInfoSchema>;
export type SocialAccount = Static<typeof account.SocialAccountSchema>;
export type AreaCodeItem = Static<typeof account.AreaCodeItemSchema>;

export type Device = Static<typeof DeviceSchema>;
export type PersonalInfo = Static<typeof personalInfo.PersonalInfoSchema>;

export type Address = Static<typeof address.AddressSchema>;
export type Delivery = Static<typeof express.DeliverySchema>;
export type Parcel = Static<typeof express.ParcelSchema>;
export type RegionOption = Static<typeof region.RegionOptionSchema>;

export type Slot = Static<typeof shell.SlotSchema>;
export type ResourceEntry = Static<typeof shell.ResourceEntrySchema>;
export type SlotItem = Static<typeof shell.SlotItemSchema>;
export type PositionGroup = Static<typeof shell.PositionGroupSchema>;
export type TabConfig = Static<typeof shell.TabConfigSchema>;
export type Card = Static<typeof shell.CardSchema>;
export type HomeModule = Static<typeof shell.HomeModuleSchema>;
export type UpgradeConfig = Static<typeof shell.UpgradeConfigSchema>;
export type InviteConfig = Static<typeof shell.InviteConfigSchema>;
export type ShopConfig = Static<typeof shell.ShopConfigSchema>;
export type ServiceCenter = Static<typeof shell.ServiceCenterSchema>;
export type HourDialog = Static<typeof shell.HourDialogSchema>;
export type Period = Static<typeof shell.PeriodSchema>;

export type CourseConfig = Static<typeof learning.CourseConfigSchema>;
export type TodayClass = Static<typeof learning.TodayClassSchema>;
export type StudyPlanClass = Static<typeof learning.StudyPlanClassSchema>;
export type StudyPlanDay = Static<typeof learning.StudyPlanDaySchema>;
export type LiveCourseData = Static<typeof learning.LiveCourseDataSchema>;
export type UserSubject = Static<typeof learning.UserSubjectSchema>;
export type SubjectTab = Static<typeof learning.SubjectTabSchema>;
export type CourseCategoryCard = Static<typeof learning.CourseCategoryCardSchema>;
export type HourPair = Static<typeof learning.HourPairSchema>;
export type HourEntry = Static<typeof learning.HourEntrySchema>;
export type BrandHours = Static<typeof learning.BrandHoursSchema>;
export type HourExpiry = Static<typeof learning.HourExpirySchema>;
export type HourCategory = Static<typeof learning.HourCategorySchema>;
export type Group = Static<typeof learning.GroupSchema>;

export type PackageReceive = Static<typeof activity.PackageReceiveSchema>;
export type ClassHourGift = Static<typeof activity.ClassHourGiftSchema>;
export type InterestTag = Static<typeof activity.InterestTagSchema>;
export type InterestTagGroup = Static<typeof activity.InterestTagGroupSchema>;
export type InterestTagPop = Static<typeof activity.InterestTagPopSchema>;
export type NewStudentConfig = Static<typeof activity.NewStudentConfigSchema>;
export type ReportEntry = Static<typeof activity.ReportEntrySchema>;
export type HomeActivity = Static<typeof activity.HomeActivitySchema>;
export type LearningReportRecord = Static<typeof activity.LearningReportRecordSchema>;
export type CheckInToday = Static<typeof checkInSchemas.getCheckIn.response>;
export type CheckInMonth = Static<typeof checkInSchemas.getCheckInMonth.response>;
export type CheckedIn = Static<typeof activitySchemas.signIn.response>;
export type Task = Static<typeof TaskSchema>;
export type TaskClaim = Static<typeof TaskClaimSchema>;
export type Medal = Static<typeof MedalSchema>;
export type CenterActivity = Static<typeof CenterActivitySchema>;

export type StepUpInfo = Static<typeof stepUp.StepUpInfoSchema>;
export type PlanPoint = Static<typeof stepUp.PlanPointSchema>;
export type PlanTime = Static<typeof stepUp.PlanTimeSchema>;
export type TeacherBaseInfo = Static<typeof stepUp.TeacherBaseInfoSchema>;
export type StepUpClass = Static<typeof stepUp.StepUpClassSchema>;
export type ApplyCycle = Static<typeof stepUp.ApplyCycleSchema>;
export type CycleTree = Static<typeof stepUp.CycleTreeSchema>;
export type StepUpResources = Static<typeof stepUp.StepUpResourcesSchema>;
export type FeatureSwitchEntry = Static<typeof stepUp.FeatureSwitchEntrySchema>;
export type HeadMaster = Static<typeof stepUp.HeadMasterSchema>;

export type HourRecord = Static<typeof hourRecords.HourRecordSchema>;
export type LeaveRecord = Static<typeof hourRecords.LeaveRecordSchema>;
export type LeaveLesson = Static<typeof hourRecords.LeaveLessonSchema>;
export type OrderHead = Static<typeof orders.OrderHeadSchema>;
export type OrderLine = Static<typeof orders.OrderLineSchema>;
export type Order = Static<typeof orders.OrderSchema>;
export type Exchange = Static<typeof orders.ExchangeSchema>;

export type EventRecord = Static<typeof EventRecordSchema>;
export type ClassListItem = Static<typeof ClassListItemSchema>;
