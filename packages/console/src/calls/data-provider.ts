/** react-admin's resources over the operator's calls. Lists come in the server's order; what is not offered is not asked for. */
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { AskOf, OperatorClient, RowOf } from './client';
import { isListed, LISTS, type ListedResource } from './roles';

export interface ConsoleProvider extends DataProvider {
  readonly call: OperatorClient['call'];
  readonly storeVoice: OperatorClient['storeVoice'];
  readonly storePicture: OperatorClient['storePicture'];
}

const materialId = ({ requestId, userId }: AskOf<'openSentMaterial'>): string => `${requestId}-${userId}`;

type Agreement = AskOf<'getAgreementVersion'>;

const agreementId = ({ type, version }: Agreement): string => `${type}-${version}`;

function agreementOf(id: Identifier): Agreement {
  const [type, version] = String(id).split('-');
  return { type: type as Agreement['type'], version: Number(version) };
}

function submissionOf(id: Identifier): AskOf<'openSentMaterial'> {
  const [requestId, userId] = String(id).split('-').map(Number);
  return { requestId: requestId ?? 0, userId: userId ?? 0 };
}

/** Of a resource with one record. */
export const ONLY = 1;

const ID_OF: { readonly [R in ListedResource]: (row: RowOf<(typeof LISTS)[R]>) => Identifier } = {
  works: ({ id }) => id,
  comments: ({ id }) => id,
  reports: ({ id }) => id,
  homework: ({ homeworkId }) => homeworkId,
  materials: materialId,
  feedback: ({ feedbackId }) => feedbackId,
  exchanges: ({ exchangeId }) => exchangeId,
  people: ({ userId }) => userId,
  newcomers: ({ userId }) => userId,
  letters: ({ letterId }) => letterId,
  seasonClasses: ({ classId }) => classId,
  seasonFamilies: ({ userId }) => userId,
  seasonSettings: () => ONLY,
  lessons: ({ lessonId }) => lessonId,
  teachers: ({ teacherId }) => teacherId,
  courses: ({ courseId }) => courseId,
  activities: ({ activityId }) => activityId,
  announcements: ({ announcementId }) => announcementId,
  placements: ({ placementId }) => placementId,
  gifts: ({ giftId }) => giftId,
  materialRequests: ({ requestId }) => requestId,
  homeModules: ({ moduleId }) => moduleId,
  helpArticles: ({ articleId }) => articleId,
  helpCategories: ({ categoryId }) => categoryId,
  guides: ({ code }) => code,
  surveys: ({ surveyId }) => surveyId,
  surveyTexts: ({ number }) => number,
  agreements: agreementId,
  staff: ({ staffId }) => staffId,
  audit: ({ auditId }) => auditId,
};

const withIds = <R extends ListedResource>(resource: R, rows: readonly RowOf<(typeof LISTS)[R]>[]) =>
  rows.map((row): RaRecord => ({ ...(row as object), id: ID_OF[resource](row) }));

/** Digits alone are an id; a phone comes with its area code. */
async function findPeople(client: OperatorClient, filter: Partial<AskOf<'findPerson'>>): Promise<RaRecord[]> {
  const { areaCode, phone, userId } = filter;
  if (userId === undefined && !phone) return [];
  const asked = userId === undefined ? { areaCode, phone } : { userId };
  return withIds('people', (await client.call('findPerson', asked)).data);
}

type Read = (client: OperatorClient, id: number) => Promise<{ readonly data: object }>;

/** How one record is read that has a number. */
const READ: Readonly<Partial<Record<string, Read>>> = {
  homework: (client, homeworkId) => client.call('getHandIn', { homeworkId }),
  feedback: (client, feedbackId) => client.call('getFeedback', { feedbackId }),
  exchanges: (client, exchangeId) => client.call('getExchange', { exchangeId }),
  gifts: (client, giftId) => client.call('getGift', { giftId }),
  materialRequests: (client, requestId) => client.call('getMaterialRequest', { requestId }),
  placements: (client, placementId) => client.call('getPlacement', { placementId }),
  seasonClasses: (client, classId) => client.call('getSeasonClass', { classId }),
  seasonFamilies: (client, userId) => client.call('getSeasonFamily', { userId }),
  seasonSettings: (client) => client.call('getSeasonSettings', {}),
  teachers: (client, teacherId) => client.call('getSchoolTeacher', { teacherId }),
  courses: (client, courseId) => client.call('getSchoolCourse', { courseId }),
  activities: (client, activityId) => client.call('getSchoolActivity', { activityId }),
  homeModules: (client, moduleId) => client.call('getHomeModule', { moduleId }),
  helpArticles: (client, articleId) => client.call('getHelpArticle', { articleId }),
  helpCategories: (client, categoryId) => client.call('getHelpCategory', { categoryId }),
  surveys: (client, surveyId) => client.call('getSurveyForm', { surveyId }),
};

async function oneOf(client: OperatorClient, resource: string, id: Identifier): Promise<RaRecord> {
  const read = READ[resource];
  if (read !== undefined) return { ...(await read(client, Number(id))).data, id: Number(id) };
  switch (resource) {
    case 'works':
    case 'reports':
      return (await client.call('getReviewedWork', { id: Number(id) })).data;
    case 'agreements':
      return { ...(await client.call('getAgreementVersion', agreementOf(id))).data, id };
    case 'guides':
      return { ...(await client.call('getGuideText', { code: String(id) })).data, id };
    case 'materials':
      return { ...(await client.call('openSentMaterial', submissionOf(id))).data, id };
    default: {
      const [person] = await findPeople(client, { userId: Number(id) });
      if (person === undefined) throw new Error(`No ${resource} ${id}`);
      return person;
    }
  }
}

/** An input that was emptied has null. */
const withoutNulls = (typed: object): object =>
  JSON.parse(JSON.stringify(typed, (_name, value: unknown) => value ?? '')) as object;

/** Whose answer names the record, as a row of the list does, or is the record. */
const SAVES = {
  announcements: 'sendAnnouncement',
  agreements: 'saveAgreement',
  gifts: 'saveGift',
  materialRequests: 'saveMaterialRequest',
  placements: 'savePlacement',
  seasonClasses: 'saveSeasonClass',
  seasonFamilies: 'saveSeasonFamily',
  seasonSettings: 'saveSeasonSettings',
  teachers: 'saveSchoolTeacher',
  courses: 'saveSchoolCourse',
  activities: 'saveSchoolActivity',
  homeModules: 'saveHomeModule',
  helpArticles: 'saveHelpArticle',
  helpCategories: 'saveHelpCategory',
  guides: 'saveGuide',
  surveys: 'saveSurvey',
} as const;
type Saved = keyof typeof SAVES;

const isSaved = (resource: string): resource is Saved => Object.hasOwn(SAVES, resource);

/** Adds, or changes what has an id of its own. */
async function save(client: OperatorClient, resource: string, typed: object): Promise<RaRecord> {
  const data = withoutNulls(typed);
  if (resource === 'staff') {
    const { data: added } = await client.call('addStaff', data as AskOf<'addStaff'>);
    return { ...added, id: added.staffId };
  }
  // Many families at once.
  if (resource === 'seasonFamilies' && 'userIds' in data)
    return { ...(await client.call('openSeason', data as AskOf<'openSeason'>)).data, id: 0 };
  if (!isSaved(resource)) return notOffered();
  const { data: saved } = await client.call(SAVES[resource], data as AskOf<(typeof SAVES)[Saved]>);
  return { ...data, ...saved, id: ID_OF[resource](saved as never) };
}

async function remove(client: OperatorClient, resource: string, id: Identifier): Promise<RaRecord> {
  switch (resource) {
    case 'helpArticles':
      await client.call('removeHelpArticle', { articleId: Number(id) });
      return { id };
    case 'helpCategories':
      await client.call('removeHelpCategory', { categoryId: Number(id) });
      return { id };
    default:
      return notOffered();
  }
}

const notOffered = (): Promise<never> => Promise.reject(new Error('Not offered by the operator’s calls'));

export function makeDataProvider(client: OperatorClient): ConsoleProvider {
  return {
    call: (name, request) => client.call(name, request),
    storePicture: (picture) => client.storePicture(picture),
    storeVoice: (homeworkId, recording) => client.storeVoice(homeworkId, recording),
    async getList(resource, { filter, pagination: { page, perPage: limit } = { page: 1, perPage: 100 } }) {
      if (!isListed(resource)) return notOffered();
      if (resource === 'people') {
        const found = await findPeople(client, filter as Partial<AskOf<'findPerson'>>);
        return { data: found as never[], total: found.length };
      }
      // Before the first search there is nothing to ask for.
      if (resource === 'lessons' && Object.keys(filter as object).length === 0) return { data: [], total: 0 };
      const { data, count } = await client.call(LISTS[resource], { ...filter, page, limit });
      const rows = withIds(resource, data as RowOf<(typeof LISTS)[typeof resource]>[]);
      return { data: rows as never[], total: count ?? rows.length };
    },
    getOne: async (resource, { id }) => ({ data: (await oneOf(client, resource, id)) as never }),
    create: async (resource, { data }) => ({ data: (await save(client, resource, data)) as never }),
    update: async (resource, { data }) => ({ data: (await save(client, resource, data)) as never }),
    getMany: notOffered,
    getManyReference: notOffered,
    updateMany: notOffered,
    delete: async (resource, { id }) => ({ data: (await remove(client, resource, id)) as never }),
    deleteMany: notOffered,
  };
}
