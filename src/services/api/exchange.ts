import type { CallEntry } from '@/contract/define';
import { fail, type Result } from '@/contract/errors';
import { services } from '@/contract/services';
import type { HttpRequest, HttpResponse, HttpTransport } from '@/platform/types';
import type { Scheduler } from '../clock';

type ExchangeError = { readonly kind: 'network' } | { readonly kind: 'timeout' };
type ExchangeResult = Result<HttpResponse, ExchangeError>;

/** Statuses of a gateway with a transient routing error: rule shell-39. For a batch call 404 means that it is missing. */
const retriedStatuses = ({ inPlaceOf }: CallEntry): readonly number[] =>
  inPlaceOf === undefined ? [404, 504] : [504];

/** Sends, and retries once on 404, 504 or no response if the service allows it. A timeout is not retried. */
export async function exchange(
  transport: HttpTransport,
  scheduler: Scheduler,
  request: HttpRequest,
  entry: CallEntry,
): Promise<ExchangeResult> {
  const first = await sendOnce(transport, scheduler, request);
  return isWorthRetrying(entry, first) ? sendOnce(transport, scheduler, request) : first;
}

function isWorthRetrying(entry: CallEntry, result: ExchangeResult): boolean {
  if (entry.once === true || !services[entry.service].retries) return false;
  return result.ok ? retriedStatuses(entry).includes(result.value.status) : result.error.kind === 'network';
}

function sendOnce(
  transport: HttpTransport,
  scheduler: Scheduler,
  request: HttpRequest,
): Promise<ExchangeResult> {
  return new Promise((resolve) => {
    const sent = transport.send(request);
    const timer = scheduler.after(request.timeoutMs, () => {
      resolve(fail({ kind: 'timeout' }));
      sent.abort();
    });
    void sent.response.then((result) => {
      timer.stop();
      resolve(result);
    });
  });
}
