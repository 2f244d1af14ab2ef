import { asc, eq, inArray } from 'drizzle-orm';
import type { ConfigurationsResponse } from './values';
import type { HandlersOf } from '../http/handler';
import { configurations, upgradeConfigs } from './tables';

export const configurationHandlers: HandlersOf<'getUpgradeConfig' | 'getConfigurations'> = {
  async getUpgradeConfig({ typeCode }, { db }) {
    const found = await db
      .select()
      .from(upgradeConfigs)
      .where(eq(upgradeConfigs.typeCode, typeCode))
      .orderBy(asc(upgradeConfigs.position), asc(upgradeConfigs.id));
    return found.map(({ typeValue, jsonUrl }) => ({
      typeCode,
      ...(typeValue === null ? {} : { typeValue }),
      ...(jsonUrl === null ? {} : { jsonExpand: { url: jsonUrl } }),
    }));
  },

  async getConfigurations({ nameList }, { db }) {
    const found = await db
      .select()
      .from(configurations)
      .where(inArray(configurations.name, [...nameList]));
    return Object.fromEntries(found.map(({ name, value }) => [name, value])) as ConfigurationsResponse;
  },
};
