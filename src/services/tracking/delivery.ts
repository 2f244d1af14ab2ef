import { trackingCalls } from '@/contract/tracking/calls';
import { BACKEND_CODE, type AppError } from '@/contract/errors';
import type { EventRecord } from '@/contract/events';
import type { ApiClient } from '../api/types';

/** taken: by the server; refused: it will never be; later: nobody answered, or the server could not just now. */
type Delivery = 'taken' | 'refused' | 'unanswered' | 'later';

/** The server is there and asks for time. */
const BUSY_CODES: readonly string[] = [BACKEND_CODE.tooManyRequests, BACKEND_CODE.unavailable];
const BUSY_STATUSES: readonly number[] = [408, 429];

/** One record a call, as the specification has it. Never rejects. */
export async function deliver(
  api: Pick<ApiClient, 'call'>,
  record: EventRecord,
  userId: number,
): Promise<Delivery> {
  // Whoever is logged in by now is not told to be the one who did it.
  const token = record.user_id === userId ? {} : { token: '' };
  try {
    const result = await api.call(trackingCalls.writeKafka, record, { outlivesPage: true, ...token });
    return result.ok ? 'taken' : deliveryOf(result.error);
  } catch {
    return 'later';
  }
}

function deliveryOf(error: AppError): Delivery {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return 'unanswered';
    case 'business':
      return BUSY_CODES.includes(error.code) ? 'later' : 'refused';
    case 'http':
      return error.status >= 500 || BUSY_STATUSES.includes(error.status) ? 'later' : 'refused';
    default:
      return 'later';
  }
}
