import { badInput, type CallContext, type HandlersOf } from '../http/handler';
import { TRACKING_MESSAGES } from './messages';
import { findPhone } from './phone-guard';
import { trackedEvents, type TrackedChannel } from './tables';

export const trackingHandlers: HandlersOf<'reportEvent' | 'writeKafka'> = {
  reportEvent: (event, context) => store(context, 'event', event.event_name, event),
  writeKafka: ({ type, data }, context) => store(context, 'usage', type, data),
};

type Payload = Readonly<Record<string, unknown>>;

/** Characters of JSON: anybody may report, so that one event must not fill a disk. */
const MAX_PAYLOAD = 16_384;

async function store(
  { db, clock, session }: CallContext,
  channel: TrackedChannel,
  name: string,
  payload: Payload,
): Promise<null> {
  const field = findPhone({ ...payload, name });
  if (field !== null) throw badInput(field, TRACKING_MESSAGES.phone);
  if (JSON.stringify(payload).length > MAX_PAYLOAD) throw badInput('', TRACKING_MESSAGES.tooLarge);
  const userId = session?.userId ?? null;
  await db.insert(trackedEvents).values({ channel, name, userId, payload, receivedAt: clock.now() });
  return null;
}
