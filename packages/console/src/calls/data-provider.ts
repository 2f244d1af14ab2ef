/** react-admin's resources over the operator's calls. Lists come in the server's order; what is not offered is not asked for. */
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import type { AskOf, OperatorClient, RowOf } from './client';
import { isListed, LISTS, type ListedResource } from './roles';

export interface ConsoleProvider extends DataProvider {
  readonly call: OperatorClient['call'];
  readonly storeVoice: OperatorClient['storeVoice'];
}

const materialId = ({ requestId, userId }: AskOf<'openSentMaterial'>): string => `${requestId}-${userId}`;

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
  people: ({ userId }) => userId,
  newcomers: ({ userId }) => userId,
  announcements: ({ announcementId }) => announcementId,
  staff: ({ staffId }) => staffId,
  audit: ({ auditId }) => auditId,
};

const withIds = <R extends ListedResource>(resource: R, rows: readonly RowOf<(typeof LISTS)[R]>[]) =>
  rows.map((row): RaRecord => ({ ...(row as object), id: ID_OF[resource](row) }));

/** Digits alone are an id; a phone is told by its area code. */
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
    case 'materials':
      return { ...(await client.call('openSentMaterial', submissionOf(id))).data, id };
    default: {
      const [person] = await findPeople(client, { userId: Number(id) });
      if (person === undefined) throw new Error(`No ${resource} ${id}`);
      return person;
    }
  }
}

async function add(client: OperatorClient, resource: string, data: object): Promise<RaRecord> {
  switch (resource) {
    case 'staff': {
      const { data: added } = await client.call('addStaff', data as AskOf<'addStaff'>);
      return { ...added, id: added.staffId };
    }
    case 'announcements':
      await client.call('sendAnnouncement', data as AskOf<'sendAnnouncement'>);
      return { id: 0 };
    default:
      return notOffered();
  }
}

const notOffered = (): Promise<never> => Promise.reject(new Error('Not offered by the operator’s calls'));

export function makeDataProvider(client: OperatorClient): ConsoleProvider {
  return {
    call: (name, request) => client.call(name, request),
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
    create: async (resource, { data }) => ({ data: (await add(client, resource, data)) as never }),
    update: notOffered,
    getMany: notOffered,
    getManyReference: notOffered,
    updateMany: notOffered,
    delete: notOffered,
    deleteMany: notOffered,
  };
}
