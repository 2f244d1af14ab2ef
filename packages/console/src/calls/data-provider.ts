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

async function oneOf(client: OperatorClient, resource: string, id: Identifier): Promise<RaRecord> {
  switch (resource) {
    case 'works':
    case 'reports':
      return (await client.call('getReviewedWork', { id: Number(id) })).data;
    case 'homework':
      return { ...(await client.call('getHandIn', { homeworkId: Number(id) })).data, id: Number(id) };
    case 'agreements':
      return { ...(await client.call('getAgreementVersion', agreementOf(id))).data, id };
    case 'feedback':
      return { ...(await client.call('getFeedback', { feedbackId: Number(id) })).data, id: Number(id) };
    case 'exchanges':
      return { ...(await client.call('getExchange', { exchangeId: Number(id) })).data, id: Number(id) };
    case 'gifts':
      return { ...(await client.call('getGift', { giftId: Number(id) })).data, id: Number(id) };
    case 'materialRequests':
      return { ...(await client.call('getMaterialRequest', { requestId: Number(id) })).data, id: Number(id) };
    case 'placements':
      return { ...(await client.call('getPlacement', { placementId: Number(id) })).data, id: Number(id) };
    case 'seasonClasses':
      return { ...(await client.call('getSeasonClass', { classId: Number(id) })).data, id: Number(id) };
    case 'seasonFamilies':
      return { ...(await client.call('getSeasonFamily', { userId: Number(id) })).data, id: Number(id) };
    case 'homeModules':
      return { ...(await client.call('getHomeModule', { moduleId: Number(id) })).data, id: Number(id) };
    case 'helpArticles':
      return { ...(await client.call('getHelpArticle', { articleId: Number(id) })).data, id: Number(id) };
    case 'helpCategories':
      return { ...(await client.call('getHelpCategory', { categoryId: Number(id) })).data, id: Number(id) };
    case 'guides':
      return { ...(await client.call('getGuideText', { code: String(id) })).data, id };
    case 'surveys':
      return { ...(await client.call('getSurveyForm', { surveyId: Number(id) })).data, id: Number(id) };
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

/** Adds, or changes what has an id of its own. */
async function save(client: OperatorClient, resource: string, typed: object): Promise<RaRecord> {
  const data = withoutNulls(typed);
  switch (resource) {
    case 'staff': {
      const { data: added } = await client.call('addStaff', data as AskOf<'addStaff'>);
      return { ...added, id: added.staffId };
    }
    case 'announcements': {
      const { data: sent } = await client.call('sendAnnouncement', data as AskOf<'sendAnnouncement'>);
      return { ...data, id: sent.announcementId };
    }
    case 'agreements': {
      const { data: saved } = await client.call('saveAgreement', data as AskOf<'saveAgreement'>);
      return { ...data, id: agreementId(saved) };
    }
    case 'gifts': {
      const { data: saved } = await client.call('saveGift', data as AskOf<'saveGift'>);
      return { ...data, id: saved.giftId };
    }
    case 'materialRequests': {
      const { data: saved } = await client.call('saveMaterialRequest', data as AskOf<'saveMaterialRequest'>);
      return { ...data, id: saved.requestId };
    }
    case 'placements': {
      const { data: saved } = await client.call('savePlacement', data as AskOf<'savePlacement'>);
      return { ...data, id: saved.placementId };
    }
    case 'seasonClasses': {
      const { data: saved } = await client.call('saveSeasonClass', data as AskOf<'saveSeasonClass'>);
      return { ...data, id: saved.classId };
    }
    case 'seasonFamilies': {
      if (!('userIds' in data)) {
        const { data: saved } = await client.call('saveSeasonFamily', data as AskOf<'saveSeasonFamily'>);
        return { ...data, id: saved.userId };
      }
      return { ...(await client.call('openSeason', data as AskOf<'openSeason'>)).data, id: 0 };
    }
    case 'homeModules': {
      const { data: saved } = await client.call('saveHomeModule', data as AskOf<'saveHomeModule'>);
      return { ...data, id: saved.moduleId };
    }
    case 'helpArticles': {
      const { data: saved } = await client.call('saveHelpArticle', data as AskOf<'saveHelpArticle'>);
      return { ...data, id: saved.articleId };
    }
    case 'guides': {
      const { data: saved } = await client.call('saveGuide', data as AskOf<'saveGuide'>);
      return { ...data, id: saved.code };
    }
    case 'surveys': {
      const { data: saved } = await client.call('saveSurvey', data as AskOf<'saveSurvey'>);
      return { ...data, id: saved.surveyId };
    }
    case 'helpCategories': {
      const { data: saved } = await client.call('saveHelpCategory', data as AskOf<'saveHelpCategory'>);
      return { ...data, id: saved.categoryId };
    }
    default:
      return notOffered();
  }
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
