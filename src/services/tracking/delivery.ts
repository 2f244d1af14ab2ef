import { trackingCalls } from '@/contract/tracking/calls';
import { MOST_EVENTS } from '@/contract/tracking/values';
import type { AppError, Result } from '@/contract/errors';
import type { EventRecord } from '@/contract/events';
import { bytesOf, OUTLIVING_BYTES } from '@/contract/wire';
import { callList, mayHave } from '../api/batch';
import type { ApiClient } from '../api/types';
import { isRetryable } from '../is-retryable';

type Api = Pick<ApiClient, 'call'>;

/** taken: accepted by the server; refused: never will be; unanswered: no response, or the server is busy; later: the server fails on it. */
type Delivery = 'taken' | 'refused' | 'unanswered' | 'later';

/** Two keepalive requests may be pending at a time, which share the browser's limit. */
const LIST_BYTES = OUTLIVING_BYTES / 2;

/** The next pending records for one request: all of one parent, except those that must be sent alone. */
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

/** The outcome applies to the whole list. Never rejects. */
export async function deliver(api: Api, records: readonly EventRecord[], userId: number): Promise<Delivery> {
  const [record] = records;
  if (!record) return 'taken';
  // Do not attribute it to another parent who has logged in meanwhile.
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
      return isRetryable(error) ? 'unanswered' : 'refused';
    case 'http':
      if (error.status >= 500) return 'later';
      return isRetryable(error) ? 'unanswered' : 'refused';
    default:
      return 'later';
  }
}
