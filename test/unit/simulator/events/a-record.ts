import { createFakePlatform } from '@/platform/fake';
import { eventRecord } from '@/services/tracking/record';

const parts = {
  platform: createFakePlatform(),
  userId: () => 42,
  deviceId: () => 'device',
  environment: 'test',
  sessionId: 'session',
} as const;

/** What services/tracking sends; `paras` stay as they are given, also what would be dropped. */
export function aRecord(
  name: string,
  paras: Readonly<Record<string, unknown>>,
  id = 'session-1',
  at = 1_795_226_400_000,
): Record<string, unknown> {
  const record = eventRecord(parts, { name, payload: {}, at, count: 1, lastPath: '/index' });
  return { ...record, event_id: id, paras: { ...paras, ...record.paras } };
}
