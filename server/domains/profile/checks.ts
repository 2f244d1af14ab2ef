/** Validates and converts a parent's input for storage; throws with the invalid field. */
import { and, eq, like } from 'drizzle-orm';
import type { profileCalls } from '../../../src/contract/profile/calls';
import {
  ADDR_MAX,
  KID_NAME_MAX,
  PARENT_NAME_MAX,
  birthFault,
  textFault,
} from '../../../src/contract/profile/values';
import type { RequestOf } from '../../../src/contract/define';
import type { students } from '../account/tables';
import { uploads } from '../files/tables';
import { badInput, requireSession, type CallContext } from '../../core/http/handler';
import { keyOfUrl } from '../../core/http/file-url';
import { regionOf } from '../addresses/regions/tree';
import { today } from '../../core/time';
import { PERSONAL_INFO_MESSAGES as MESSAGES } from './messages';

type Asked = RequestOf<(typeof profileCalls)['savePersonalInfo']>;
export type Changes = Partial<typeof students.$inferInsert>;

export async function changesOf(asked: Asked, context: CallContext): Promise<Changes> {
  return {
    ...textsOf(asked),
    ...birthOf(asked, context),
    ...regionColumns(asked),
    ...(asked.kidSex !== undefined && { kidSex: asked.kidSex }),
    ...(asked.parentStatus !== undefined && { parentStatus: asked.parentStatus, relationGiven: true }),
    ...(asked.headImg !== undefined && { headImg: await ownPicture(asked.headImg, context), headImgId: 0 }),
  };
}

const TEXTS = [
  { field: 'kidName', max: KID_NAME_MAX, isNeeded: true },
  { field: 'parentName', max: PARENT_NAME_MAX, isNeeded: false },
  { field: 'addr', max: ADDR_MAX, isNeeded: false },
] as const;

function textsOf(asked: Asked): Changes {
  const given = TEXTS.flatMap(({ field, max, isNeeded }): [string, string][] => {
    const text = asked[field];
    if (text === undefined) return [];
    const fault = textFault(text, max, isNeeded);
    if (fault) throw badInput(field, MESSAGES[field][fault]);
    return [[field, text.trim()]];
  });
  return Object.fromEntries(given) as Changes;
}

function birthOf({ kidBornTime }: Asked, { clock }: CallContext): Changes {
  if (kidBornTime === undefined) return {};
  const fault = birthFault(kidBornTime, today(clock));
  if (fault) throw badInput('kidBornTime', MESSAGES.birth[fault]);
  return { kidBornTime };
}

function regionColumns({ region }: Asked): Changes {
  if (region === undefined) return {};
  const place = regionOf(region);
  if (place === null) throw badInput('region', MESSAGES.region);
  const { provinceId, cityId, city, areaId, area } = place;
  return { provinceId, cityId, city, areaId, area };
}

/** Format of our keys; others need no lookup, and some strings cannot be sent to the database. */
const KEY = /^[\w./-]+$/;

/** The key of a picture uploaded by this parent: other pictures are refused. */
async function ownPicture(url: string, context: CallContext): Promise<string> {
  const { userId } = requireSession(context);
  const key = keyOfUrl(context, url) ?? '';
  if (!KEY.test(key)) throw badInput('headImg', MESSAGES.headImg);
  const [found] = await context.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.userId, userId), like(uploads.contentType, 'image/%')));
  if (!found) throw badInput('headImg', MESSAGES.headImg);
  return found.key;
}
