/** The outcome of tracked events of all tabs: intercepted when sent, and stored for the page that shows them. */
import { readEnvelope } from '@/contract/helpers';
import { services } from '@/contract/services';
import { trackingCalls } from '@/contract/tracking/calls';
import { addressOf, bodyOf, type Address, type Answer, type Init, type Send } from '../console/send';
import type { Texts } from '../console/texts-store';
import { judge, type Judged } from './judge';
import { EVENTS } from './texts';

/** In localStorage, beside the app's queue; other tabs receive its changes. */
export const LOG_KEY = 'development.tracked-events';
/** The app's queue of unsent events (services/tracking). */
export const QUEUE_KEY = 'wandou.trackedEvents';
const MAX_LOGGED = 300;

export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly why: string };

interface Logged {
  readonly id: string;
  readonly judged: Judged;
  readonly outcome: Outcome;
}

export interface Shown {
  readonly id: string;
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
  readonly judged: Judged;
  readonly state: 'waiting' | 'lost' | Outcome['kind'];
  readonly why: string;
}

type Kept = Pick<Texts, 'getItem' | 'setItem'>;

type Fields = Readonly<Record<string, unknown>>;

/** Logs every report that is sent, with its outcome; the report itself is unchanged. */
export function watchReports<A extends Address, I extends Init, R extends Answer>(
  real: Send<A, I, R>,
  storage: Kept,
): Send<A, I, R> {
  return async (input, init) => {
    const address = addressOf(input);
    const records = reportsIn(address, init?.body);
    if (records.length === 0) return real(input, init);
    const note = (outcome: Outcome): void => records.forEach((record) => keep(storage, record, outcome));
    try {
      const answer = await real(input, init);
      const outcome = outcomeOf(answer.status, await bodyOf(answer));
      // The records of a rejected list are sent again individually.
      if (outcome.kind === 'sent' || !isList(address)) note(outcome);
      return answer;
    } catch (error) {
      note({ kind: 'failed', why: EVENTS.network });
      throw error;
    }
  };
}

const isList = (address: string): boolean => address.endsWith(trackingCalls.writeEvents.path);

function reportsIn(address: string, body: unknown): readonly Fields[] {
  const parsedBody = typeof body === 'string' ? parsed(body) : undefined;
  if (address.endsWith(trackingCalls.writeKafka.path)) return [parsedBody].filter(isRecord);
  const events = isList(address) && isFields(parsedBody) ? parsedBody.events : undefined;
  return Array.isArray(events) ? events.filter(isRecord) : [];
}

function outcomeOf(status: number, body: unknown): Outcome {
  const read = readEnvelope('tracking', body);
  if (!read.ok) return { kind: 'failed', why: `HTTP ${status}` };
  const { code, message } = read.value;
  if ((services.tracking.successCodes as readonly string[]).includes(code)) return { kind: 'sent' };
  return { kind: status >= 500 ? 'failed' : 'refused', why: `${code} ${message}`.trim() };
}

const isRecord = (value: unknown): value is Fields => isFields(value) && typeof value.event_id === 'string';

function keep(storage: Kept, record: Fields, outcome: Outcome): void {
  const id = String(record.event_id);
  const others = logged(storage).filter((one) => one.id !== id);
  try {
    const all = [...others, { id, judged: judge(record), outcome }].slice(-MAX_LOGGED);
    storage.setItem(LOG_KEY, JSON.stringify(all));
  } catch {
    // Storage is full: leave the room to the app.
  }
}

const logged = (storage: Kept): readonly Logged[] => {
  const kept = parsed(storage.getItem(LOG_KEY) ?? '[]');
  return Array.isArray(kept) ? (kept as Logged[]) : [];
};

/** Latest first. */
export function shownEvents(storage: Kept): readonly Shown[] {
  const log = new Map(logged(storage).map((one) => [one.id, one]));
  const queue = queued(storage);
  const waiting = queue.filter((record) => log.get(String(record.event_id))?.outcome.kind !== 'sent');
  const ids = new Set(waiting.map((record) => String(record.event_id)));
  const over = [...log.values()].filter(({ id }) => !ids.has(id)).map((one) => shown(one.judged, one, false));
  const open = waiting.map((record) => shown(judge(record), log.get(String(record.event_id)), true));
  return [...over, ...open].sort((one, other) => other.at - one.at);
}

function shown(judged: Judged, known: Logged | undefined, isQueued: boolean): Shown {
  const { record } = judged;
  const outcome = known?.outcome;
  const isGivenUp = outcome?.kind === 'failed' && !isQueued;
  return {
    id: String(record.event_id),
    name: String(record.event_name),
    at: Number(record.timestamp),
    judged,
    state: isGivenUp ? 'lost' : (outcome?.kind ?? 'waiting'),
    why: outcome && 'why' in outcome ? outcome.why : '',
  };
}

export function stateOf({ state, why }: Shown): string {
  const words = EVENTS.state[state];
  return typeof words === 'string' ? words : words(why);
}

function queued(storage: Kept): readonly Fields[] {
  const kept = parsed(storage.getItem(QUEUE_KEY) ?? '');
  const value = isFields(kept) ? kept.value : undefined;
  const records = isFields(value) ? value.records : undefined;
  return Array.isArray(records) ? records.filter(isFields) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
