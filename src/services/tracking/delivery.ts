import { trackingCalls } from '@/contract/tracking/calls';
import { MOST_EVENTS } from '@/contract/tracking/values';
import { BACKEND_CODE, type AppError, type Result } from '@/contract/errors';
import type { EventRecord } from '@/contract/events';
import { bytesOf, OUTLIVING_BYTES } from '@/contract/wire';
import { callList, mayHave } from '../api/batch';
import type { ApiClient } from '../api/types';

type Api = Pick<ApiClient, 'call'>;

/** taken: by the server; refused: it will never be; unanswered: or the server asks for time; later: the server chokes on it. */
type Delivery = 'taken' | 'refused' | 'unanswered' | 'later';

/** The server is there and asks for time. */
const BUSY_CODES: readonly string[] = [BACKEND_CODE.tooManyRequests, BACKEND_CODE.unavailable];
const BUSY_STATUSES: readonly number[] = [408, 429];

/** Two requests at a time may outlive a page. */
const LIST_BYTES = OUTLIVING_BYTES / 2;

/** The first of those that wait that go in one request: of one parent, and none that has to come by itself. */
export function nextList(
  api: Api,
  waiting: readonly EventRecord[],
  isApart: (record: EventRecord) => boolean,
): readonly EventRecord[] {
  const [first] = waiting;
  if (!first) return [];
  if (!mayHave(api, trackingCalls.writeEvents) || isApart(first)) return [first];
  let bytes = 0;
  const end = waiting.findIndex((record, index) => {
    bytes += bytesOf(JSON.stringify(record));
    return index === MOST_EVENTS || bytes > LIST_BYTES || record.user_id !== first.user_id || isApart(record);
  });
  return end < 0 ? waiting : waiting.slice(0, Math.max(end, 1));
}

/** What is said of a list holds for it as a whole. Never rejects. */
export async function deliver(api: Api, records: readonly EventRecord[], userId: number): Promise<Delivery> {
  const [record] = records;
  if (!record) return 'taken';
  // Whoever is logged in by now is not told to be the one who did it.
  const token = record.user_id === userId ? {} : { token: '' };
  const options = { outlivesPage: true, ...token };
  try {
    if (records.length === 1) return deliveryOf(await api.call(trackingCalls.writeKafka, record, options));
    const answer = await callList(api, trackingCalls.writeEvents, { events: [...records] }, options);
    return answer ? deliveryOf(answer) : 'refused';
  } catch {
    return 'later';
  }
}

function deliveryOf(result: Result<unknown>): Delivery {
  return result.ok ? 'taken' : failureOf(result.error);
}

function failureOf(error: AppError): Delivery {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return 'unanswered';
    case 'business':
      return BUSY_CODES.includes(error.code) ? 'unanswered' : 'refused';
    case 'http':
      if (BUSY_STATUSES.includes(error.status)) return 'unanswered';
      return error.status >= 500 ? 'later' : 'refused';
    default:
      return 'later';
  }
}
