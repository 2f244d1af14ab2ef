/** The request of each call: the minimal one, with values from earlier responses. */
import type { TSchema } from '@sinclair/typebox';
import {
  CONFIGURATIONS_GROUP,
  ConfigTypeCode,
  ConfigurationName,
  MARKETING_DOMAIN_KEY,
} from '../../src/contract/configuration/values';
import { Subject, SubjectCode } from '../../src/contract/courses/values';
import { GuideCode } from '../../src/contract/guides/values';
import { bannerUserType, SLOT } from '../../src/contract/home/values';
import type { StudentStatus } from '../../src/contract/profile/status';
import { isRead } from '../../src/contract/reads';
import { allCalls, allSchemas, type CallName } from '../../src/contract/registry';
import { placesOf } from './by-name';
import type { Fields } from './gateway';
import { plainest } from './plainest';

/** The first value found in another call's response: `from` is the call, `path` the fields. */
interface Learned {
  readonly from: CallName;
  readonly path: string;
  /** Conversion to the request's format. */
  readonly as?: (value: unknown) => unknown;
}

/** A value of the session. */
interface Own {
  readonly own: 'userId' | 'unificationId' | 'token';
}

type Given = Learned | Own | { readonly is: unknown };

const learned = (from: CallName, path: string, as?: Learned['as']): Learned => ({
  ...{ from, path },
  ...(as ? { as } : {}),
});
const is = (value: unknown) => ({ is: value });
const userId: Own = { own: 'userId' };
const unificationId: Own = { own: 'unificationId' };
const token: Own = { own: 'token' };

const ROWS = 10;

/** By the name of a field, where by-name.ts finds none or another. */
const OF_FIELD: Readonly<Record<string, Given>> = {
  ...{ userId, user_id: userId, student_id: userId, unificationId, token },
  ...{ brandCode: is(SubjectCode.wandou), brandCodeList: is([SubjectCode.wandou]) },
  chapterId: learned('getFilmCourse', 'chapters.chapterId'),
  courseId: learned('listGroupCourses', 'courseId'),
  crUid: learned('getPrivateInfo', 'crUid'),
  evaluationId: learned('listEvaluationReports', 'evaluationId'),
  liveId: learned('getClassList', 'liveId'),
  parcelId: learned('listParcels', 'parcels.parcelId'),
  sittingId: learned('getEvaluations', 'sittings.id'),
  step: learned('getStudentInfo', 'step'),
  teacherCode: learned('getTeacherBaseInfo', 'teacherCode'),
};

/** Where neither the minimal request nor its fields' names suit an account. */
const GIVEN: { readonly [Name in CallName]?: Readonly<Record<string, Given>> } = {
  findDictionary: { key: is(MARKETING_DOMAIN_KEY) },
  getBanners: { displayPosition: is(SLOT.home.banner) },
  getConfigurations: { group: is(CONFIGURATIONS_GROUP), nameList: is(Object.values(ConfigurationName)) },
  getFilm: { kind: is('replay'), id: learned('listReplays', 'liveId') },
  getGuide: { code: is(Object.values(GuideCode)[0]) },
  getHeadMaster: { id: learned('getStepUpInfo', 'headMasterId') },
  getHelpDetail: { id: learned('getHelpList', 'id') },
  getLearningReportRecord: { subject: is(0) },
  getLearningVideo: { id: learned('getMaterialFiles', 'id') },
  getMaterialRequest: { id: learned('listMaterialRequests', 'id') },
  getMessage: { id: learned('getMessages', 'id') },
  getPeaClass: { classId: learned('listPeaClasses', 'classId') },
  getPlayback: { liveId: learned('listReplays', 'liveId') },
  getPositionBanner: { displayPositionId: is([SLOT.home.banner, SLOT.home.topText]) },
  getPosterTask: { courseBelong: is(SubjectCode.wandou), courseSubjectTypes: is(String(Subject.wandou)) },
  getRegionList: { parentId: is(0) },
  getReplay: { liveId: learned('listReplays', 'liveId') },
  getSignPackage: { sUrl: is('https://app.example.com/index') },
  getStory: { id: learned('getStoryShelves', 'shelves.stories.id') },
  getStrategy: { id: learned('listStrategies', 'id') },
  getStudyBaby: { id: learned('listStudyRank', 'id'), period: is('') },
  getStudyDetail: { period: is('') },
  getStudyStanding: { period: is('') },
  getTaskClaim: { id: learned('listFinishedTasks', 'id') },
  getTeacherBaseInfo: { teacherId: learned('getStepUpInfo', 'newTeacherId') },
  getUnReadMsgNum: {
    userType: learned('getStudentInfo', 'studentStatus', (status) => bannerUserType(status as StudentStatus)),
  },
  getUpgradeConfigs: { typeCodeList: is([ConfigTypeCode.serviceCenter, ConfigTypeCode.invite]) },
  getUpgradeConfig: { typeCode: is(ConfigTypeCode.serviceCenter) },
  getWork: { id: learned('listWorks', 'id') },
  getWrongQuestion: { id: learned('getWrongQuestions', 'id') },
  listHomework: { tab: is('all') },
  listParcels: { deliveryId: learned('listDeliveries', 'deliveryId') },
  listStarPlaces: { topicId: learned('getStarActivity', 'id') },
  listStudyRank: { period: is('') },
  listWorkComments: { id: learned('listWorks', 'id') },
  listWorks: { scope: is('all'), topicId: is(0) },
  weChatAuthorization: { backupUrl: is('https://app.example.com/index') },
};

/** With made-up keys: the response says nothing about the gateway. */
export const ASKED_AT_RANDOM: ReadonlySet<CallName> = new Set(['getSourceIdByKey', 'getPresentId']);

/** Known data of the account and earlier responses. */
export interface Known {
  readonly own: Readonly<Record<Own['own'], unknown>>;
  /** Requested on first use; undefined if there is no response. */
  answerOf(name: CallName): Promise<unknown>;
}

export type Made = { readonly request: Fields } | { readonly lacks: string };

/** The first of them that has a value. */
function givenFor(
  name: CallName,
  sample: Fields,
  isByName: boolean,
): Readonly<Record<string, readonly Given[]>> {
  const own = Object.entries(GIVEN[name] ?? {}).map(([field, given]) => [field, [given]] as const);
  const fields = isByName ? Object.keys(sample) : [];
  const byName = fields.map((field) => {
    const known = OF_FIELD[field];
    return [field, known ? [known] : placesOf(name, field)] as const;
  });
  return Object.fromEntries([...byName.filter(([, given]) => given.length > 0), ...own]);
}

/** `isByName`: fields get what an account has by their names. Not in a call that changes something for a gateway: it would change that. */
export async function requestOf(
  name: CallName,
  known: Known,
  isByName: boolean = isRead(allCalls[name]),
): Promise<Made> {
  const sample = plainest(allSchemas[name].request as TSchema) as Fields;
  const request: Record<string, unknown> = { ...sample, ...('limit' in sample ? { limit: ROWS } : {}) };
  for (const [field, given] of Object.entries(givenFor(name, sample, isByName))) {
    const value = await firstOf(given, known);
    if (value === undefined) return { lacks: given.map(lackOf).join(', ') };
    request[field] = value;
  }
  return { request };
}

async function firstOf(given: readonly Given[], known: Known): Promise<unknown> {
  for (const one of given) {
    const value = await valueOf(one, known);
    if (value !== undefined) return value;
  }
  return undefined;
}

async function valueOf(given: Given, known: Known): Promise<unknown> {
  if ('is' in given) return given.is;
  if ('own' in given) return known.own[given.own];
  const value = firstAt(await known.answerOf(given.from), given.path.split('.'));
  return value === undefined ? undefined : (given.as?.(value) ?? value);
}

const lackOf = (given: Given): string =>
  'from' in given ? `${given.from} names no ${given.path}` : 'the session does not say whose it is';

/** 0 and '' are not ids. */
function firstAt(value: unknown, [field, ...more]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    for (const row of value as readonly unknown[]) {
      const found = firstAt(row, field === undefined ? [] : [field, ...more]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (field === undefined) return value === null || value === 0 || value === '' ? undefined : value;
  return typeof value === 'object' && value !== null ? firstAt((value as Fields)[field], more) : undefined;
}
