/** The contract's map of tracked events (src/contract/events.ts) as values, to validate events. */
import { NewcomerTask } from '@/contract/activities/values';
import { Subject } from '@/contract/courses/values';
import { DownloadEnter, DownloadType } from '@/contract/download/values';
import { EvaluationForm, SittingEnd } from '@/contract/evaluation/values';
import type { EventName, EventPayloads, EventRecord } from '@/contract/events';
import { PlayableKind, PLAYBACK_SPEEDS } from '@/contract/films/values';
import { LearningReportType, ReportKind } from '@/contract/growth/values';
import { FeedbackKind } from '@/contract/help/values';
import { NetworkType, Runtime } from '@/contract/host';
import { RedirectType } from '@/contract/links/values';
import { StudentStatus } from '@/contract/profile/status';
import type { ShareMethod } from '@/contract/share/values';
import { EnvironmentLabel, TrackingPlatform, type AddedToPayload } from '@/contract/tracking/values';

type Plain = 'text' | 'number' | 'boolean';
type PlainOf<T> = T extends string
  ? 'text'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : never;
/** A kind, or the allowed values; optional ones are wrapped in `maybe`. */
type Needed<T> = PlainOf<T> | readonly T[];
type Field<T> = undefined extends T ? { readonly maybe: Needed<Exclude<T, undefined>> } : Needed<T>;
type ShapeOf<P> = { readonly [K in keyof Required<P>]: Field<P[K]> };

export type AnyField = Plain | readonly unknown[] | { readonly maybe: Plain | readonly unknown[] };
export type AnyShape = Readonly<Record<string, AnyField>>;

const values = <T>(all: Readonly<Record<string, T>>): readonly T[] => Object.values(all);

const slotSeen = { slotId: 'number', positionId: 'number', index: 'number', page: 'text' } as const;
const slotClicked = { ...slotSeen, title: 'text', redirectType: values(RedirectType) } as const;
const float = {
  icon: 'text',
  title: 'text',
  index: 'number',
  page: 'text',
  slotId: { maybe: 'number' },
  positionId: { maybe: 'number' },
} as const;
const card = { cardId: 'number', title: 'text', moduleId: 'number', index: 'number' } as const;
const page = { page: 'text' } as const;
const passed = { passed: 'boolean', code: 'text' } as const;
const download = { type: values(DownloadType), enter: values(DownloadEnter) } as const;
const film = { kind: values(PlayableKind), id: 'number' } as const;
const SHARE_METHODS: readonly ShareMethod[] = [
  'native',
  'weChatMenu',
  'miniProgram',
  'system',
  'copyLink',
  'qrCode',
];
const share = { key: 'text', way: SHARE_METHODS, place: { maybe: 'text' } } as const;
const method = ['password', 'sms', 'wechat', 'wechatPhone', 'bizToken'] as const;
const user = ['Y user', 'N user', 'other'] as const;
const choosing = ['grouping', 'transfer'] as const;
const spoken = { scene: 'text', way: { maybe: ['spoken'] } } as const;

/** Complete (test/unit/simulator/events), and type-checked against the map. */
export const SHAPES: { readonly [N in EventName]?: ShapeOf<EventPayloads[N]> } = {
  app_start: { runtime: values(Runtime), durationMs: 'number' },
  page_view: { page: 'text', path: 'text', from: 'text' },
  page_duration: { page: 'text', path: 'text', durationMs: 'number' },
  api_failure: { call: 'text', kind: 'text', code: 'text' },
  crash: {
    source: ['start', 'screen', 'script', 'promise'],
    page: 'text',
    name: 'text',
    reason: 'text',
    stack: 'text',
  },
  native_failure: { command: 'text', kind: 'text' },
  journal_sent: { device: 'text', entries: 'text' },
  external_link_open: { host: 'text', withToken: 'boolean' },
  mini_program_open: { username: 'text', opened: 'boolean' },
  share_click: share,
  share_result: { ...share, result: ['done', 'shown', 'cancelled', 'failed'], reason: 'text' },
  live_audit_failure: { liveId: 'number', kind: 'text' },

  login: { way: method, isFirstLogin: 'boolean', studentStatus: values(StudentStatus) },
  login_failure: { way: method, reason: 'text', code: 'text' },
  register: { way: method, sourceId: 'number' },
  logout: page,
  code_sent: { scene: 'text' },
  code_send_failure: { scene: 'text', reason: 'text', code: 'text' },
  captcha_shown: spoken,
  captcha_result: { ...spoken, ...passed },
  area_code_pick: { areaCode: 'text' },
  age_select: { age: 'number' },
  social_bind: { result: ['bound', 'rebound', 'refused', 'failed'] },
  password_reset: passed,
  account_cancellation: { step: ['agreed', 'confirmed', 'undone'], ...passed },
  data_export: passed,

  tab_click: { tabId: 'number', tabName: 'text', index: 'number' },
  download_enter: download,
  download_click: download,
  popup_show: { popup: 'text', page: 'text' },
  popup_close: { popup: 'text', page: 'text', acted: 'boolean' },
  popup_card: { popup: 'text', page: 'text', acted: 'boolean' },

  banner_show: slotSeen,
  banner_click: slotClicked,
  category_click: slotClicked,
  resource_click: slotClicked,
  float_button_show: float,
  float_button_click: float,
  float_button_close: float,
  report_click: { reportId: 'number', reportType: values(LearningReportType) },
  report_view: { reportId: 'number', kind: values(ReportKind), source: 'text' },
  bottom_text_click: slotClicked,
  popup_click: slotClicked,
  card_show: card,
  card_click: card,
  module_more_click: { moduleId: 'number', buttonTypeId: 'number' },
  activity_click: {
    activityId: 'number',
    place: ['popup', 'icon'],
    title: 'text',
    redirectType: values(RedirectType),
  },
  newcomer_task_click: { task: values(NewcomerTask) },
  newcomer_reward: { passed: 'boolean' },
  free_trial_claim: { place: ['sheet', 'card'], passed: 'boolean' },
  higher_level_click: page,
  step_up_choice_show: { page: choosing, user },
  step_up_answer: { user, answer: ['confirm', 'upgrade', 'stay'], ...passed },
  step_up_choice: { page: choosing, ...passed },
  avatar_click: page,
  message_click: { unread: 'number' },
  class_list_open: { source: ['courses', 'other'] },
  lesson_booking: { what: ['book', 'cancel'], passed: 'boolean' },
  today_class_enter: { subject: values(Subject), liveId: 'number', entered: 'boolean' },
  pull_refresh: page,

  growth_tab_click: { tab: ['studyPlan', 'situation', 'growReportList'] },
  growth_report_click: { reportId: 'number', kind: values(ReportKind) },
  evaluation_begin: { form: values(EvaluationForm), subject: values(Subject) },
  evaluation_end: {
    form: values(EvaluationForm),
    end: values(SittingEnd),
    seconds: 'number',
    answered: 'number',
  },
  evaluation_trial_click: { isLoggedIn: 'boolean' },

  subject_tab_click: { subject: [...values(Subject), null], name: 'text' },
  course_entry_click: { entry: 'text' },
  continue_watching_click: { kind: 'text', id: 'number' },
  course_unlock: { courseId: 'number', hours: 'number', passed: 'boolean' },
  course_card_click: {
    courseType: 'number',
    groupId: 'number',
    courseId: 'number',
    subject: values(Subject),
  },
  film_play: { ...film, atSeconds: 'number', speed: PLAYBACK_SPEEDS },
  film_finish: film,

  hour_tile_click: { hourType: 'number' },
  mine_entry_click: { entry: 'text' },
  invite_click: { entrance: ['poster', 'present'], page: 'text' },
  survey_submit: { score: 'number', ...passed },
  feedback_submit: { kind: values(FeedbackKind), pictures: 'number', ...passed },
  profile_save: { page: 'text', passed: 'boolean' },
  device_remove: { passed: 'boolean' },
  phone_consult: { result: ['dialled', 'copied', 'cancelled'] },
  survey_offer: { accepted: 'boolean' },
  class_calendar: { how: ['file', 'phone'], passed: 'boolean' },
  download_strip_click: page,
  student_download_click: {},
};

/** Fields sent with every payload. */
export const RECORD: ShapeOf<Omit<EventRecord, 'paras'>> = {
  user_id: 'number',
  device_id: 'text',
  session_id: 'text',
  platform: values(TrackingPlatform),
  os: 'text',
  network: 'text',
  mnc: values(NetworkType),
  app_version: 'text',
  app_name: 'text',
  entrance: 'text',
  timestamp: 'number',
  status: 'text',
  event_name: 'text',
  event_id: 'text',
  last_url: 'text',
};

export const ADDED_TO_PAYLOAD: ShapeOf<AddedToPayload> = {
  android_channel: 'text',
  environment: values(EnvironmentLabel),
};
