/** Enumerations of courses, reports, homework and sharing. */
type ValueOf<T> = T[keyof T];

/** Part 1 section 3, subject type. */
export const Subject = {
  wandou: 0,
  yuwen: 1,
  biancheng: 3,
  weiqi: 5,
  moli: 6,
  xinli: 9,
  jianqiao: 10,
  math: 11,
} as const;
export type Subject = ValueOf<typeof Subject>;
export type SubjectName = keyof typeof Subject;

/** Part 1 section 3: subject codes, which are the brand codes of hours. */
export const SubjectCode = {
  wandou: 'VIP_WanDou',
  yuwen: 'VIP_YuWen',
  biancheng: 'VIP_BianCheng',
  weiqi: 'VIP_WeiQi',
  moli: 'VIP_MagicEars',
  xinli: 'VIP_XinLi',
  jianqiao: 'VIP_MagicCambridge',
  math: 'VIP_Maths',
} as const satisfies Record<SubjectName, string>;
export type SubjectCode = ValueOf<typeof SubjectCode>;

/** Subjects of the tab bar of my courses, which are the variants of its slots (part 1 section 3). */
export const TabSubject = {
  all: 'all',
  puzzle: 'puzzle',
  eloquence: 'eloquence',
  go: 'go',
  programming: 'programming',
  magic: 'magic',
} as const;
export type TabSubject = ValueOf<typeof TabSubject>;

/** Part 2 section 9. */
export const CourseType = { live: 1, recorded: 2, trial: 3, recordedOther: 4 } as const;
export type CourseType = ValueOf<typeof CourseType>;

/** Query `hourType` of /myClassHour (part 1 section 2). */
export const HourType = { live: 0, recorded: 1, leave: 2 } as const;
export type HourType = ValueOf<typeof HourType>;

/** `liveStatus` (part 2 section 3.3): only 0 is shown; the rest is assumed. */
export const LiveStatus = { notStarted: 0, live: 1, finished: 2 } as const;
export type LiveStatus = ValueOf<typeof LiveStatus>;

/** Status of a class in the study plan (assumed). */
export const StudyClassStatus = { upcoming: 0, live: 1, finished: 2, missed: 3, leave: 4 } as const;
export type StudyClassStatus = ValueOf<typeof StudyClassStatus>;

/** `report_type` of a learning-report record (part 1 section 3). */
export const LearningReportType = {
  monthly: 1,
  subjectExplore: 5,
  firstLesson: 10,
  afterCourse: 15,
} as const;
export type LearningReportType = ValueOf<typeof LearningReportType>;

/** Part 1 section 3, report type. */
export const ReportType = { subject: 2, grade: 4, stage: 5, review: 6, expressionStage: 7 } as const;
export type ReportType = ValueOf<typeof ReportType>;

/** Part 1 section 3, evaluation kinds. */
export const EvaluationKind = { topic: 1, recorded: 2, live: 3, level: 4, phase: 5 } as const;
export type EvaluationKind = ValueOf<typeof EvaluationKind>;

/** Part 1 section 3, task or share types. */
export const TaskShareType = { normal: 0, challenge: 1, teacher: 2, voice: 3 } as const;
export type TaskShareType = ValueOf<typeof TaskShareType>;

/** Part 1 section 3, origins. */
export const Origin = { learningPartner: 'lp', parent: 'parent', wechat: 'wechat' } as const;
export type Origin = ValueOf<typeof Origin>;

/** Part 1 section 3. */
export const ShareChannel = {
  friend: 'friend',
  friendLine: 'friendLine',
  download: 'download',
  douyin: 'douyin',
  saveVideo: 'saveVideo',
} as const;
export type ShareChannel = ValueOf<typeof ShareChannel>;

/** Part 1 section 3. */
export const Role = { student: 1, parent: 2, teacher: 3 } as const;
export type Role = ValueOf<typeof Role>;

/** Part 1 section 3, result. */
export const Outcome = { failed: 0, success: 1 } as const;
export type Outcome = ValueOf<typeof Outcome>;

/** `status` of an interest tag (part 1 section 3). */
export const TagStatus = { selected: 1, notSelected: 2 } as const;
export type TagStatus = ValueOf<typeof TagStatus>;

/** `styleTypeId` of a home module (part 1 section 2). */
export const ModuleStyle = { big: 1, firstBig: 2, small: 3, alternateSmall: 4 } as const;
export type ModuleStyle = ValueOf<typeof ModuleStyle>;

/** `taskStatus` of the share poster: only 5, which hides its card, is shown (part 1 section 5). */
export const PosterTaskStatus = { hidden: 5 } as const;

/** Grade ids to the names that the specification gives them (part 1 section 3); labels are text of the catalogue. */
export const Grade = {
  kindergartenSmall: 1,
  kindergartenMiddle: 2,
  kindergartenLarge: 3,
  primary1: 4,
  primary2: 5,
  primary3: 6,
  primary4: 7,
  primary5: 8,
  primary6: 9,
  preJunior: 10,
  junior1: 11,
  junior2: 12,
  junior3: 13,
} as const;
export type Grade = ValueOf<typeof Grade>;

/** `typeCode` of the upgrade-config call (part 1 sections 4 and 7). */
export const ConfigTypeCode = {
  classHourDialog: 'cfplHourDialog',
  invite: 'inviteConfig',
  inviteMath: 'inviteConfig_pimath',
  integralMall: 'integral_mall_config',
  courseOutline: 'courseOutline',
  arrangeClassUrl: 'arrangeClassUrl',
  inviteForGifts: '18',
  /** Floating icons and activity popups of home: HomeActivity (assumed). */
  homeActivities: 'homeActivities',
  /** The official account that the follow stage of the notification popup names: {name, qrCode} (assumed). */
  officialAccount: 'officialAccount',
  /** Where parents reach people: ServiceCenter (assumed). */
  serviceCenter: 'serviceCenter',
} as const;
export type ConfigTypeCode = ValueOf<typeof ConfigTypeCode>;

/** Names asked of the configurations call. subjects: the name is not shown (assumed). */
export const ConfigurationName = {
  wrongQuestions: 'No_wrong_subject_me_list',
  subjects: 'parent_subject_list',
} as const;
export type ConfigurationName = ValueOf<typeof ConfigurationName>;
