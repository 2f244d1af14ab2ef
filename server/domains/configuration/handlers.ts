import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Period, UpgradeConfig } from '../../../src/contract/configuration/schema';
import { BACKEND_CODE } from '../../../src/contract/errors';
import type { Db } from '../../core/db/types';
import { BusinessError, type CallContext, type HandlersOf } from '../../core/http/handler';
import { HTTP_MESSAGES } from '../../core/http/messages';
import { pictureUrl } from '../../core/http/file-url';
import { isMeantForUser } from '../home/slots/slots';
import { configurations, dictionary, upgradeConfigs } from './tables';
import { STATIC_FILE, type ConfigurationsResponse } from './values';

export const configurationHandlers: HandlersOf<
  | 'getUpgradeConfig'
  | 'getUpgradeConfigs'
  | 'getConfigurations'
  | 'getHigherLevelWindow'
  | 'getNewStudentActivity'
  | 'findDictionary'
> = {
  getUpgradeConfig: ({ typeCode }, context) => findUpgradeConfigs([typeCode], context),

  getUpgradeConfigs: ({ typeCodeList }, context) => findUpgradeConfigs(typeCodeList, context),

  async getConfigurations({ nameList }, { db }) {
    const found = await db
      .select()
      .from(configurations)
      .where(inArray(configurations.name, [...nameList]));
    return Object.fromEntries(found.map(({ name, value }) => [name, value])) as ConfigurationsResponse;
  },

  /** 404, like a missing file, if the operator has set no window: the app has a default. */
  async getHigherLevelWindow(_request, { db }) {
    const found = await staticFile(db, STATIC_FILE.higherLevelWindow);
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.fileNotFound, 404);
    return found as Period;
  },

  async getNewStudentActivity(_request, { db }) {
    const found = await staticFile(db, STATIC_FILE.newStudentActivity);
    return (found ?? { isOpen: true }) as { isOpen?: boolean };
  },

  /** '' for an unknown key. */
  async findDictionary({ key }, { db }) {
    const [found] = await db.select().from(dictionary).where(eq(dictionary.key, key));
    return { value: found?.value ?? '' };
  },
};

async function findUpgradeConfigs(
  typeCodes: readonly string[],
  context: CallContext,
): Promise<UpgradeConfig[]> {
  const { db, session } = context;
  const meant = isMeantForUser(upgradeConfigs.userIds, session?.userId ?? null);
  const found = await db
    .select()
    .from(upgradeConfigs)
    .where(and(inArray(upgradeConfigs.typeCode, [...typeCodes]), meant))
    .orderBy(asc(upgradeConfigs.position), asc(upgradeConfigs.id));
  return found.map(({ typeCode, typeValue, jsonUrl }) => ({
    typeCode,
    ...(typeValue === null ? {} : { typeValue: withAddresses(typeValue, context) }),
    ...(jsonUrl === null ? {} : { jsonExpand: { url: jsonUrl } }),
  }));
}

async function staticFile(db: Db, name: string): Promise<unknown> {
  const [found] = await db.select().from(configurations).where(eq(configurations.name, name));
  return found?.value;
}

/** URLs of stored pictures depend on the host of the request. */
const withAddresses = (typeValue: string, context: CallContext): string =>
  typeValue.replace(/"files:([\w/.-]+)"/g, (_whole, key: string) => JSON.stringify(pictureUrl(context, key)));
