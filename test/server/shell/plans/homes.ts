/**
 * Where each table lives past one PostgreSQL: what is in CONTENT (grows.ts) is the same on every node, what is in ONE_NODE stays on one, the rest is
 * spread by user_id, so that all of a parent is together. With each, what Citus refuses of its keys as they are (citus.ts says what each would
 * have to become); a table that it takes as it is has no line.
 */
import { CONTENT } from './grows';

/** Of those that are spread. */
export const REFUSED_BY_PARENT: Readonly<Record<string, readonly string[]>> = {
  addresses: ['primary key (id)'],
  app_visits: ['primary key (id)'],
  child_recordings: ['primary key (id)', 'lesson_id → lessons'],
  deliveries: ['primary key (id)'],
  evaluation_answers: [
    ...['no user_id', 'primary key (id)', 'unique (evaluation_id, position)'],
    'evaluation_id → evaluations',
  ],
  evaluation_sittings: ['primary key (id)', 'evaluation_id → evaluations'],
  evaluation_turns: [
    ...['no user_id', 'primary key (sitting_id, position)', 'unique (sitting_id, question_id)'],
    'sitting_id → evaluation_sittings',
  ],
  evaluations: ['primary key (id)'],
  exchanges: ['primary key (id)'],
  exercise_pages: ['primary key (id)'],
  feedbacks: ['primary key (id)'],
  head_master_notices: ['primary key (id)'],
  homework: ['primary key (id)', 'lesson_id → lessons'],
  homework_corrections: ['no user_id', 'primary key (homework_id, round)', 'homework_id → homework'],
  homework_drafts: ['no user_id', 'primary key (homework_id)', 'homework_id → homework'],
  homework_hand_ins: [
    ...['no user_id', 'primary key (homework_id, round)', 'unique (homework_id, hand_in_id)'],
    'homework_id → homework',
  ],
  homework_questions: ['no user_id', 'primary key (homework_id, question_id)', 'homework_id → homework'],
  hour_balances: ['primary key (id)'],
  hour_gifts: ['primary key (id)'],
  hour_movements: ['primary key (id)'],
  inbox_messages: ['primary key (id)'],
  learning_events: ['lesson_id → lessons'],
  learning_reports: ['primary key (id)'],
  leaves: ['primary key (id)', 'unique (lesson_id)', 'lesson_id → lessons'],
  lesson_films: ['no user_id', 'primary key (lesson_id)', 'lesson_id → lessons'],
  lesson_listeners: ['lesson_id → lessons'],
  lesson_preparations: ['primary key (lesson_id, item_id)', 'lesson_id → lessons'],
  lessons: ['primary key (id)', 'unique (timetable_id, starts_at)', 'timetable_id → timetables'],
  // Unique by how it is made, not by the index, from then on.
  orders: ['primary key (id)', 'unique (order_no)'],
  parcel_events: ['no user_id', 'primary key (id)', 'parcel_id → parcels'],
  parcels: ['no user_id', 'primary key (id)', 'delivery_id → deliveries'],
  part_pieces: ['no user_id', 'primary key (upload_id, begins)', 'upload_id → part_uploads'],
  part_uploads: ['primary key (id)'],
  push_messages: ['primary key (id)'],
  reward_ledger: ['primary key (id)'],
  step_up_changes: ['primary key (id)'],
  // One child an account: kept by a unique user_id of `accounts`, on its node.
  students: ['unique (account_id)', 'unique (unification_id)', 'account_id → accounts'],
  survey_answers: ['primary key (id)'],
  task_claims: ['primary key (id)'],
  teach_aid_deliveries: ['delivery_id → deliveries'],
  timetables: ['primary key (id)'],
  uploads: ['primary key (key)'],
  wrong_questions: ['primary key (id)'],
};

const BEFORE_CHILD = 'of an account, found before its child is known';
const NO_ACCOUNT = 'of no account yet, gone soon';
const QUEUE = 'a queue: workers lock the next rows of all parents';
const WALL = 'crosses parents: works are seen, liked and judged by others';
const RANKING = 'crosses parents: a place counts all children of a group';
const SEATS = 'crosses parents: who takes a seat locks it against all others';
const MAY_BE_NULL = 'user_id may be null, which no distributed table takes';

/** On one node: why, and what is refused. */
export const ONE_NODE: Readonly<Record<string, readonly [why: string, ...refused: string[]]>> = {
  account_origins: ['crosses parents: who invited whom', 'inviter_id → students'],
  accounts: [BEFORE_CHILD],
  bookings: ['crosses parents: the seats of a time are counted', 'user_id → students', 'lesson_id → lessons'],
  cancellations: [BEFORE_CHILD],
  captcha_passes: [NO_ACCOUNT],
  captchas: [NO_ACCOUNT],
  counters: ['of addresses and phones as well as of parents'],
  devices: [BEFORE_CHILD],
  file_pieces: ['of the demonstration: production has a storage'],
  files: ['of the demonstration: production has a storage'],
  import_ids: ['of the import alone'],
  invitations: [
    'crosses parents: a friend is invited by one parent',
    'user_id → students',
    'friend_id → students',
  ],
  logins: [BEFORE_CHILD],
  message_sends: [QUEUE, 'user_id → students'],
  outbox: [QUEUE, 'user_id → students'],
  report_jobs: [QUEUE, 'user_id → students'],
  report_plans: ['how far reports are ordered, for all'],
  report_shares: [
    "crosses parents: others bring a share's key alone",
    'user_id → students',
    'report_id → learning_reports',
  ],
  session_tokens: [BEFORE_CHILD],
  sessions: [BEFORE_CHILD, 'user_id → students'],
  slot_clicks: [MAY_BE_NULL, 'user_id → students'],
  sms_codes: [NO_ACCOUNT],
  spent_ciphers: [BEFORE_CHILD],
  spoken_captchas: [NO_ACCOUNT],
  staff_audit: [MAY_BE_NULL, 'user_id → students'],
  step_up_seats: [SEATS, 'user_id → students', 'held_by → students'],
  step_ups: ['locked in one statement with the seats', 'user_id → students', 'address_id → addresses'],
  study_pk_members: [RANKING, 'user_id → students'],
  study_pk_standings: [RANKING],
  survey_submissions: [MAY_BE_NULL, 'user_id → students'],
  temporary_tokens: [BEFORE_CHILD],
  tracked_events: [`${MAY_BE_NULL}; before that they go to a store of their own`],
  wechat_identities: [BEFORE_CHILD],
  work_collects: [WALL, 'user_id → students'],
  work_comments: [WALL, 'user_id → students'],
  work_file_removals: [QUEUE, 'user_id → students'],
  work_likes: [WALL, 'user_id → students'],
  work_reports: [WALL, 'user_id → students'],
  works: [WALL, 'user_id → students'],
};

export const isByParent = (name: string): boolean => !CONTENT.has(name) && !(name in ONE_NODE);
