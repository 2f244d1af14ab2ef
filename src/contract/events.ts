/**
 * Tracked events: name to payload, the `paras` of the record. Types only. Payloads never hold a phone number, code,
 * password or token. Names are not shown in the specification (assumed).
 */
import type { NewcomerTask } from './activities/values';
import type { Subject } from './courses/values';
import type { DownloadEnter, DownloadType } from './download/values';
import type { EvaluationForm, SittingEnd } from './evaluation/values';
import type { PlayableKind, PlaybackSpeed } from './films/values';
import type { LearningReportType, ReportKind } from './growth/values';
import type { FeedbackKind } from './help/values';
import type { Runtime } from './host';
import type { RedirectType } from './links/values';
import type { StudentStatus } from './profile/status';
import type { ShareMethod } from './share/values';

export type { EventRecord } from './tracking/schema';

export type CrashSource = 'start' | 'screen' | 'script' | 'promise';

type LoginMethod = 'password' | 'sms' | 'wechat' | 'wechatPhone' | 'bizToken' | 'link';

/** An operator placement. */
interface SlotSeen {
  slotId: number;
  positionId: number;
  /** 0-based. */
  index: number;
  page: string;
}

/** A floating icon: an activity, an entrance, or the floating button of a placement. */
interface FloatSeen {
  /** Unique among the floating icons. */
  icon: string;
  title: string;
  /** 0-based, at the right edge. */
  index: number;
  page: string;
  /** Of the floating button only. */
  slotId?: number;
  positionId?: number;
}

interface SlotClicked extends SlotSeen {
  title: string;
  redirectType: RedirectType;
}

interface ListedCard {
  cardId: number;
  title: string;
  moduleId: number;
  /** 0-based. */
  index: number;
}

export interface EventPayloads {
  /** Start-up. */
  app_start: { runtime: Runtime; durationMs: number };
  /** Any page: `page` is the route's name. */
  page_view: { page: string; path: string; from: string };
  page_duration: { page: string; path: string; durationMs: number };
  api_failure: { call: string; kind: string; code: string };
  /**
   * An uncaught error. start: at start-up; screen: during rendering; script, promise: elsewhere. Contains no values and
   * no user texts (services/tracking/crash.ts); stack frames are paths of our own files, with line and column.
   */
  crash: { source: CrashSource; page: string; name: string; reason: string; stack: string };
  /** A native command failed that the host supports; excludes outdated apps and the parent's refusal. */
  native_failure: { command: string; kind: string };
  /** A parent sends the recent journal to support: names and outcomes only. */
  journal_sent: { device: string; entries: string };
  external_link_open: { host: string; withToken: boolean };
  mini_program_open: { username: string; opened: boolean };
  /** `place`: a share target listed by the app. */
  share_click: { key: string; way: ShareMethod; place?: string };
  /** shown: completed inside WeChat or by the parent's long press; the outcome is unknown. */
  share_result: {
    key: string;
    way: ShareMethod;
    place?: string;
    result: 'done' | 'shown' | 'cancelled' | 'failed';
    reason: string;
  };
  live_audit_failure: { liveId: number; kind: string };

  /** Login. */
  login: { way: LoginMethod; isFirstLogin: boolean; studentStatus: StudentStatus };
  login_failure: { way: LoginMethod; reason: string; code: string };
  register: { way: LoginMethod; sourceId: number };
  logout: { page: string };
  code_sent: { scene: string };
  code_send_failure: { scene: string; reason: string; code: string };
  /** By hand, unless `way` says otherwise. */
  captcha_shown: { scene: string; way?: 'spoken' };
  captcha_result: { scene: string; way?: 'spoken'; passed: boolean; code: string };
  area_code_pick: { areaCode: string };
  age_select: { age: number };
  social_bind: { result: 'bound' | 'rebound' | 'refused' | 'failed' };
  password_reset: { passed: boolean; code: string };
  account_cancellation: { step: 'agreed' | 'confirmed' | 'undone'; passed: boolean; code: string };
  data_export: { passed: boolean; code: string };

  /** Shell. */
  tab_click: { tabId: number; tabName: string; index: number };
  download_enter: { type: DownloadType; enter: DownloadEnter };
  download_click: { type: DownloadType; enter: DownloadEnter };
  popup_show: { popup: string; page: string };
  popup_close: { popup: string; page: string; acted: boolean };
  /** The card of a popup that had no turn: its action, or its cross. */
  popup_card: { popup: string; page: string; acted: boolean };

  /** Home. */
  banner_show: SlotSeen;
  banner_click: SlotClicked;
  category_click: SlotClicked;
  resource_click: SlotClicked;
  float_button_show: FloatSeen;
  float_button_click: FloatSeen;
  float_button_close: FloatSeen;
  report_click: { reportId: number; reportType: LearningReportType };
  /** `source` of its URL; 'other' for unknown values. 0: an example. */
  report_view: { reportId: number; kind: ReportKind; source: string };
  bottom_text_click: SlotClicked;
  popup_click: SlotClicked;
  card_show: ListedCard;
  card_click: ListedCard;
  module_more_click: { moduleId: number; buttonTypeId: number };
  activity_click: { activityId: number; place: 'popup' | 'icon'; title: string; redirectType: RedirectType };
  newcomer_task_click: { task: NewcomerTask };
  newcomer_reward: { passed: boolean };
  free_trial_claim: { place: 'sheet' | 'card'; passed: boolean };
  higher_level_click: { page: string };
  /** The grouping page offers times, the transfer page offers classes. */
  step_up_choice_show: { page: 'grouping' | 'transfer'; user: 'Y user' | 'N user' | 'other' };
  step_up_answer: {
    user: 'Y user' | 'N user' | 'other';
    answer: 'confirm' | 'upgrade' | 'stay';
    passed: boolean;
    code: string;
  };
  step_up_choice: { page: 'grouping' | 'transfer'; passed: boolean; code: string };
  avatar_click: { page: string };
  message_click: { unread: number };
  /** courses: from my courses (`source` 0). */
  class_list_open: { source: 'courses' | 'other' };
  lesson_booking: { what: 'book' | 'cancel'; passed: boolean };
  today_class_enter: { subject: Subject; liveId: number; entered: boolean };
  pull_refresh: { page: string };

  /** Growth. */
  growth_tab_click: { tab: 'studyPlan' | 'situation' | 'growReportList' };
  growth_report_click: { reportId: number; kind: ReportKind };

  /** Evaluation: no data about the child. Started by a new sitting; ended for any reason. */
  evaluation_begin: { form: EvaluationForm; subject: Subject };
  evaluation_end: { form: EvaluationForm; end: SittingEnd; seconds: number; answered: number };
  evaluation_trial_click: { isLoggedIn: boolean };

  /** Courses. */
  subject_tab_click: { subject: Subject | null; name: string };
  course_entry_click: { entry: string };
  continue_watching_click: { kind: string; id: number };
  course_unlock: { courseId: number; hours: number; passed: boolean };
  course_card_click: { courseType: number; groupId: number; courseId: number; subject: Subject };

  /** Films: started by a parent, at which second; first watched to the end. */
  film_play: { kind: PlayableKind; id: number; atSeconds: number; speed: PlaybackSpeed };
  film_finish: { kind: PlayableKind; id: number };

  /** Mine. */
  hour_tile_click: { hourType: number };
  mine_entry_click: { entry: string };
  invite_click: { entrance: 'poster' | 'present' | 'friends'; page: string };
  survey_submit: { score: number; passed: boolean; code: string };
  feedback_submit: { kind: FeedbackKind; pictures: number; passed: boolean; code: string };
  profile_save: { page: string; passed: boolean };
  device_remove: { passed: boolean };
  phone_consult: { result: 'dialled' | 'copied' | 'cancelled' };
  survey_offer: { accepted: boolean };
  class_calendar: { how: 'file' | 'phone'; passed: boolean };
  download_strip_click: { page: string };
  student_download_click: object;
}

export type EventName = keyof EventPayloads;
