/** Ids in requests, by which a user could try to reach another parent's data. */
import type { TSchema } from '@sinclair/typebox';
import { allSchemas } from '../../../src/contract/registry';
import type { ServedCallName } from '../../../server/core/http/handler';

const ID = /^(id|code|key)$|_id$|(Id|Ids|Uid|No|Code|Key)$/;

/** Ids of no database row: client-generated ids, enumerations, regions, SMS codes. */
const NO_ROW: ReadonlySet<string> = new Set([
  ...['requestId', 'submissionId', 'handInId', 'clientUid', 'device_id', 'session_id', 'event_id'],
  ...[
    'appTypeCode',
    'typeCode',
    'brandCode',
    'provinceId',
    'cityId',
    'areaId',
    'areaCode',
    'verificationCode',
  ],
]);

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

function idsIn({ anyOf = [], items, properties = {} }: Node): string[] {
  const own = Object.keys(properties).filter((name) => ID.test(name) && !NO_ROW.has(name));
  const below = [...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(idsIn);
  return [...new Set([...own, ...below])];
}

export const idsOf = (name: ServedCallName): string[] =>
  idsIn(allSchemas[name].request as TSchema as unknown as Node);
