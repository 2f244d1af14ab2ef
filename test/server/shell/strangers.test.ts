/** A second parent with the same kinds of data sends the ids of the first, before the first uses them, so that all rows still exist. */
import { sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { isSuccess } from '../../../src/contract/helpers';
import { isRead } from '../../../src/contract/reads';
import { allCalls } from '../../../src/contract/registry';
import { personalTables } from '../../../server/domains/account/own-data/tables-of-person';
import type { ServedCallName } from '../../../server/core/http/handler';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { idsOf } from './ids';
import { withOfEverything } from './plans/of-everything';
import { walkAllCalls } from './plans/walk';

jest.setTimeout(120_000);

/** Calls whose ids refer to shared data, by reason. */
const EVERYONE: Readonly<Record<string, readonly ServedCallName[]>> = {
  'content that the operator publishes': [
    ...(['answerSubscriptions'] as const),
    ...([
      'bannerAccess',
      'findDictionary',
      'getGuide',
      'getHelpDetail',
      'getPositionBanner',
      'getPresentId',
    ] as const),
    ...([
      'getRegionList',
      'getSourceIdByKey',
      'getStory',
      'getStrategy',
      'joinActivity',
      'voteHelp',
    ] as const),
  ],
  'courses and classes that every parent may look at or have, each for itself': [
    ...(['bookLesson', 'getChapter', 'getFilmCourse', 'getLearningVideo', 'getTeachAid'] as const),
    ...(['listGroupCourses', 'saveWatchProgress', 'cancelOpenClass', 'enterOpenClass'] as const),
    ...([
      'exportOpenClassCalendar',
      'getOpenClass',
      'reserveOpenClass',
      'enterPeaClass',
      'getPeaClass',
    ] as const),
  ],
  'teachers; the head teacher of both children': [
    ...(['getTeacher', 'getTeacherBaseInfo', 'getTeacherUrl', 'getHeadMaster'] as const),
  ],
  'what every parent is asked': [
    ...(['getMaterialRequest', 'submitMaterial', 'takeBackMaterial'] as const),
    ...(['getSurvey', 'submitSurvey', 'saveInterestTagPops'] as const),
  ],
  'what its parent shows to others: works, and a child that takes part in the contest': [
    ...(['addWorkComment', 'collectWork', 'getWork', 'likeWork', 'listWorkComments', 'listWorks'] as const),
    ...(['listStarPlaces', 'reportWork', 'getStudyBaby'] as const),
  ],
  'a link, for everyone who has it; of a lesson no more than its name and its drawing': [
    ...(['getShared', 'lookAtEntranceLink', 'getLiveAudit', 'getPlayback'] as const),
  ],
  'what a device says of itself: whose it is, the session says': ['writeEvents', 'writeKafka'],
};

/** Same response for any id, so that ids cannot be probed; rows of others are unchanged. */
const QUIET: readonly ServedCallName[] = ['deleteAddress', 'markDeliveriesSeen', 'updateAddress'];

/** About shared data, and refused because of the child's own state. */
const OTHER_REFUSALS: readonly ServedCallName[] = [
  'claimTask',
  'exchangeGift',
  'listenOnlineCourse',
  'unlockCourse',
  // The files belong to the other parent; the work has no id yet.
  'saveWork',
];

/** Changes counters of the other parent: likes, collections, views of shares. */
const COUNTED: readonly ServedCallName[] = ['collectWork', 'getShared', 'likeWork'];

/** One-time codes, tickets and tokens: valid for any holder, so they are left to their owner. */
const HOLDERS: readonly ServedCallName[] = [
  'enterByLink',
  'phoneChangeWechat',
  'wechatBackup',
  'wechatPhoneLogin',
];

const REFUSALS: readonly string[] = [BACKEND_CODE.notFound, BACKEND_CODE.forbidden];

let backend: Backend;
let refused: readonly string[];
/** By call: the response to the second parent, and changed rows of the first. */
const answers = new Map<ServedCallName, { readonly got: string; readonly changed: readonly string[] }>();

/** All rows of a parent by table. */
async function rowsOf({ userId }: InsideParent): Promise<ReadonlyMap<string, string>> {
  const { db, schemaRegistry } = backend.services;
  const account = sql`SELECT account_id AS id FROM students WHERE user_id = ${userId}`;
  const { rows: known } = await db.execute<{ id: string }>(account);
  const person = { userId, accountId: Number(known[0]?.id) };
  const looks = personalTables(schemaRegistry.tables).map(({ mine, name, table }) => {
    const row = sql`row_to_json(${table})::text`;
    return sql`SELECT ${name}::text AS name, string_agg(${row}, ',' ORDER BY ${row}) AS rows FROM ${table} WHERE ${mine(db, person)}`;
  });
  const { rows } = await db.execute<{ name: string; rows: string }>(sql.join(looks, sql` UNION ALL `));
  return new Map(rows.map(({ name, rows: all }) => [name, all]));
}

const isNamed = (request: Readonly<Record<string, unknown>>, name: ServedCallName): boolean =>
  idsOf(name).some((id) => JSON.stringify(request).includes(`"${id}":`));

beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  const one = await buildParent(backend, withOfEverything());
  const stranger = await buildParent(backend, withOfEverything());
  refused = await walkAllCalls(backend, one, async (name, request) => {
    if (!isNamed(request, name) || HOLDERS.includes(name)) return;
    const isWriting = !isRead(allCalls[name]);
    const before = isWriting ? await rowsOf(one) : new Map<string, string>();
    const { code, data } = await stranger.visitor.ask(name, request);
    const after = isWriting ? await rowsOf(one) : before;
    const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
    const isAnswered = isSuccess(allCalls[name].service, code);
    answers.set(name, { got: !isAnswered ? code : isWriting || data !== null ? 'answer' : 'null', changed });
  });
});
afterAll(() => backend.stop());

const namesOf = (which: (of: { readonly got: string; readonly changed: readonly string[] }) => boolean) =>
  [...answers].flatMap(([name, of]) => (which(of) ? [name] : [])).toSorted();

describe('Ids of another parent', () => {
  it('are asked for in every call that takes one, and keep nothing from the parent whose they are', () => {
    expect(refused).toEqual([]);
    expect(answers.size).toBeGreaterThan(100);
  });

  it('are answered as what there is not, unless what they name is for others as well', () => {
    expect(namesOf(({ got }) => got === 'answer')).toEqual(
      [...Object.values(EVERYONE).flat(), ...QUIET].toSorted(),
    );
    const isOther = (got: string) => !['answer', 'null', ...REFUSALS].includes(got);
    expect(namesOf(({ got }) => isOther(got))).toEqual(OTHER_REFUSALS.toSorted());
  });

  it('change nothing that is that parent’s', () => {
    expect(namesOf(({ changed }) => changed.length > 0)).toEqual(COUNTED);
  });
});
