/** A parent who makes every served call successfully. */
import { sql } from 'drizzle-orm';
import { AppScene } from '../../../../src/contract/account/values';
import { ConfigurationName } from '../../../../src/contract/configuration/values';
import { LIVE_TASK_ID } from '../../../../src/contract/lessons/values';
import { TASKS, TaskKind } from '../../../../src/contract/rewards/values';
import { allCalls, type CallName } from '../../../../src/contract/registry';
import { isSuccess } from '../../../../src/contract/helpers';
import { WRONG_QUESTIONS_FOR_ALL } from '../../../../src/contract/materials/values';
import { servedCalls } from '../../../../server/core/http/dispatch';
import type { ServedCallName } from '../../../../server/core/http/handler';
import type { Backend } from '../../support/backend';
import { encrypt, loginFields, phoneFields, Visitor, PASSWORD } from '../../support/visitor';
import type { InsideParent } from '../../support/people';
import { courseRequests } from './courses';
import { classesRequests } from './classes';
import { evaluationRequests } from './evaluations';
import { exerciseBookRequests } from './exercise-book';
import { filmRequests } from './films';
import { formRequests } from './forms';
import { homeworkRequests } from './homework';
import { lessonRequests } from './lessons';
import { askPartner, upload } from './apart';
import { claimTrial, newcomerRequests } from './newcomers';
import { requestOf, type Known, type Made } from '../../../../scripts/gateway/requests';
import { shareRequests } from './shares';
import { stepUpRequests } from './step-up';
import { worksRequests } from './works';
import { straightRequests } from './straight';

type Fields = Readonly<Record<string, unknown>>;
type Request = Fields | (() => Promise<Fields>);

/** Calls that end a session, or are made by `logIn`, `leave`, `upload`, `askPartner` and `claimTrial`. */
const APART: ReadonlySet<ServedCallName> = new Set([
  'agreeToCancellation',
  'confirmCancellation',
  'undoCancellation',
  'checkCaptcha',
  'claimFreeTrial',
  'exchangeTemporaryToken',
  'getUpdateStatus',
  'logout',
  'newToken',
  'pwdLogin',
  'resetPassword',
  'sendLoginVerificationCode',
  'stepUpLogout',
  'uploadFile',
  'verificationLogin',
]);

const SHARING = TASKS.find(({ kind }) => kind === TaskKind.share)?.id;

const PLACE = { provinceId: 110000, cityId: 110100, areaId: 110108 };
const RECEIVER = { receiverName: '李女士', detail: '中关村大街1号', isDefault: true, ...PLACE };

/** Of calls that need more than the plainest request with ids by their names (scripts/gateway/by-name.ts): a state, or a text that means something. */
function requestsOf(backend: Backend, parent: InsideParent) {
  const { visitor, userId, phone } = parent;
  const { db } = backend.services;
  const first = async (what: string, which = sql`user_id = ${userId}`) => {
    const from = sql.identifier(what);
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT id FROM ${from} WHERE ${which} ORDER BY id LIMIT 1`,
    );
    return Number(rows[0]?.id);
  };
  /** An unused phone, unique per parent. */
  const otherPhone = (number: number) => `159${number}${String(userId % 10_000_000).padStart(7, '0')}`;
  const mine = sql`user_id = ${userId}`;
  const lessonAt = async (moment: string) => {
    const liveId = await first(
      'lessons',
      sql`${mine} AND attendance IS NULL AND starts_at > now() - interval '10 years'`,
    );
    const at = sql`${backend.clock.now()}::timestamptz + ${moment}::interval`;
    await db.execute(sql`UPDATE lessons SET starts_at = ${at} WHERE id = ${liveId}`);
    return liveId;
  };
  const joined = async () => ({ liveId: await lessonAt('1 minute') });
  const requests: Partial<Record<ServedCallName, Request>> = {
    addAddress: { ...phoneFields(phone), ...RECEIVER },
    askForLeave: async () => ({ liveId: await lessonAt('5 days') }),
    bannerAccess: async () => ({ id: await first('slots', sql`true`) }),
    bizTokenLogin: async () => ({ channel: 'WANDOU', terminal: 'MINI_PROGRAM', token: visitor.token }),
    cancelOrder: async () => ({ orderId: await first('orders', sql`${mine} AND state = 1`) }),
    claimTask: async () => {
      await visitor.ask('shareDone');
      return { taskId: SHARING, period: '' };
    },
    deleteAddress: async () => {
      const { data } = await visitor.ask('addAddress', { ...phoneFields(phone), ...RECEIVER });
      return { addressId: Number(data.addressId) };
    },
    ...courseRequests(backend, parent),
    confirmReceipt: async () => ({ orderId: await first('orders', sql`${mine} AND state = 3`) }),
    exchangeToken: async () => {
      const { data } = await visitor.ask('oneTimeLinkToken', { appTypeCode: 'MASTER_WECHAT' });
      return { token: String(data.token) };
    },
    ...stepUpRequests(db, userId),
    ...straightRequests(backend, parent),
    ...classesRequests(backend),
    ...filmRequests(backend),
    ...formRequests(backend),
    ...exerciseBookRequests(backend, parent),
    ...lessonRequests(backend, parent),
    ...shareRequests(visitor),
    ...evaluationRequests(parent),
    ...newcomerRequests(backend, parent),
    ...homeworkRequests(backend, parent),
    ...worksRequests(backend, parent),
    getLearningVideo: async () => ({
      id: await first(
        'material_files',
        sql`kind = 'video' AND material_id IN (SELECT id FROM materials WHERE subject = 0)`,
      ),
    }),
    getLiveCourse: joined,
    getReport: async () => ({ kind: 'month', id: await first('learning_reports') }),
    goClass: joined,
    joinActivity: async () => ({
      activityId: await first('activities', sql`is_ours AND now() < ends_at AND cardinality(user_ids) = 0`),
    }),
    listenOnlineCourse: { taskId: LIVE_TASK_ID },
    // With its own token the walk would end here.
    logoutWithToken: { token: 'another-session' },
    markDeliveriesSeen: async () => ({ deliveryIds: [await first('deliveries')] }),
    masterWrongQuestion: async () => ({ id: await first('wrong_questions'), isMastered: true }),
    phoneChangeWechat: async () => ({
      appTypeCode: 'MASTER_WECHAT',
      ...(await identityByWechat(visitor, userId)),
    }),
    readMessage: async () => ({ id: await first('inbox_messages') }),
    receiveAward: async () => ({ packageReceives: [{ packageId: await first('hour_gifts') }] }),
    removeDevice: async () => {
      const { data } = await visitor.ask('listDevices');
      const [device] = data.devices as readonly { readonly deviceKey: string }[];
      return { deviceKey: device?.deviceKey };
    },
    savePersonalInfo: async () => {
      const { data } = await visitor.ask('getPersonalInfo');
      return { version: data.version, kidName: '朵朵' };
    },
    saveInterestTagPops: () => chosenTags(visitor),
    checkSpokenCaptcha: async () => {
      const token = String((await visitor.ask('getSpokenCaptcha')).data.token);
      const { rows } = await db.execute<{ sum: number }>(
        sql`SELECT sum FROM spoken_captchas WHERE token = ${token}`,
      );
      return { token, answer: String(rows[0]?.sum) };
    },
    sendCrmSms: phoneFields(otherPhone(3)),
    sendVerificationCode: phoneFields(otherPhone(1)),
    sendVerificationCodeV3: phoneFields(otherPhone(2)),
    submitFeedback: { kind: 1, content: '孩子很喜欢上课，谢谢老师。', pictures: [] },
    updateAddress: async () => {
      const { data } = await visitor.ask('listAddresses');
      const [{ addressId, version } = {}] = data as unknown as readonly Fields[];
      return { addressId, version, ...RECEIVER };
    },
    updateReportReadStatus: async () => ({ id: await first('learning_reports'), userId }),
  };
  return requests;
}

async function identityByWechat(visitor: Visitor, userId: number) {
  const { data } = await visitor.ask('wechatBackup', {
    code: `demo-${userId}`,
    appTypeCode: 'MASTER_WECHAT',
  });
  const [info] = data.userinfos as { openid: string; openidTicket: string }[];
  return { openid: info?.openid ?? '', openidTicket: info?.openidTicket ?? '' };
}

interface TagPop {
  readonly id: number;
  readonly olParentInterestTagPopGroupSaveDtos: readonly {
    readonly id: number;
    readonly olParentInterestTagPopGroupDetailSaveDtos: readonly { readonly tagId: number }[];
  }[];
}

async function chosenTags(visitor: Visitor): Promise<Fields> {
  const { data } = await visitor.ask('listInterestTagPops', { platformType: 1 });
  const [pop] = data as unknown as readonly TagPop[];
  const saveGroupReqDtos = pop?.olParentInterestTagPopGroupSaveDtos.map((group) => ({
    groupId: group.id,
    tagReqDtos: group.olParentInterestTagPopGroupDetailSaveDtos
      .slice(0, 1)
      .map(({ tagId }) => ({ tagid: tagId, status: 1 })),
  }));
  return { interestTagPopListSaveReqDtos: [{ popId: pop?.id, saveGroupReqDtos }] };
}

async function logIn(backend: Backend, { phone }: InsideParent): Promise<void> {
  const visitor = new Visitor(backend);
  visitor.deviceId = 'walking-device';
  await visitor.solveCaptcha();
  await visitor.passwordLogin(phone);
  await visitor.sendCode(phone, AppScene.findPassword);
  const code = { verificationCode: visitor.lastCode, passwordCipher: encrypt(PASSWORD) };
  await visitor.ask('resetPassword', { ...phoneFields(phone), ...code });
  await visitor.smsLogin(phone);
  await visitor.ask('newToken', loginFields(phone));
  await visitor.ask('logout');
}

/** Starts a cancellation, which ends every session, and revokes it. */
async function leave(backend: Backend, { visitor, phone }: InsideParent): Promise<void> {
  await visitor.ask('agreeToCancellation');
  await visitor.ask('sendVerificationCodeV3', phoneFields(phone), { 'app-scene': AppScene.cancelAccount });
  await visitor.ask('confirmCancellation', { verificationCode: visitor.lastCode });
  const again = new Visitor(backend);
  await again.passwordLogin(phone);
  await again.ask('undoCancellation');
}

/** Opens the wrong-question book to all parents. */
async function openToAll({ services: { db } }: Backend): Promise<void> {
  const value = JSON.stringify({ main_switch: WRONG_QUESTIONS_FOR_ALL, white_list: [] });
  await db.execute(
    sql`INSERT INTO configurations VALUES (${ConfigurationName.wrongQuestions}, ${value}::jsonb)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

/** Returns failed calls; expected to be empty. `before` runs before each call. */
export async function walkAllCalls(
  backend: Backend,
  parent: InsideParent,
  before: (name: ServedCallName, request: Fields) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  await openToAll(backend);
  const requests = requestsOf(backend, parent);
  const { userId, unificationId, visitor } = parent;
  const requestFor = async (name: CallName): Promise<Made> => {
    const given = requests[name as ServedCallName];
    if (!given) return requestOf(name, known, true);
    return { request: typeof given === 'function' ? await given() : given };
  };
  const known: Known = {
    own: { userId, unificationId, token: visitor.token },
    answerOf: async (name) => {
      const made = await requestFor(name);
      return 'lacks' in made ? undefined : (await visitor.ask(name, made.request)).data;
    },
  };
  const refused: string[] = [];
  const names = servedCalls().filter((name) => !APART.has(name));
  for (const name of names) {
    const made = await requestFor(name);
    if ('lacks' in made) {
      refused.push(`${name}: ${made.lacks}; its request: scripts/gateway/requests.ts`);
      continue;
    }
    const { request } = made;
    await before(name, request);
    const { code, message } = await visitor.ask(name, request);
    if (!isSuccess(allCalls[name].service, code))
      refused.push(
        `${name}: ${code} ${message}; its request: test/server/shell/plans/walk.ts or scripts/gateway/requests.ts`,
      );
  }
  await askPartner(backend, parent);
  await upload(parent);
  await logIn(backend, parent);
  await leave(backend, parent);
  await claimTrial(backend);
  return refused;
}
