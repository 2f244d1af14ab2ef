import { Type as T, type Static } from '@sinclair/typebox';
import { NetworkType } from '../host';
import { filled, idOrZero, millis, nothingTold, oneOf, text, url } from '../primitives.schema';
import { MOST_EVENTS, TrackingPlatform } from './values';

/** Free parameters. */
const paras = T.Record(T.String({ maxLength: 64 }), T.Unknown(), { maxProperties: 64 });

/** Without the specification's `ipaddr`: rule tracking-91. */
export const EventRecordSchema = T.Object({
  /** 0 for a tourist. */
  user_id: idOrZero(),
  device_id: text(128),
  session_id: text(128),
  platform: oneOf(TrackingPlatform),
  os: text(64),
  /** The network operator; 'other' when unknown. */
  network: text(32),
  /** The network type. */
  mnc: oneOf(NetworkType),
  app_version: text(32),
  app_name: text(64),
  entrance: text(64),
  timestamp: millis(),
  status: text(16),
  event_name: filled(128),
  event_id: filled(128),
  last_url: url(),
  /** `android_channel` is always among them; the app adds `environment`, an EnvironmentLabel (assumed). */
  paras,
});

export const trackingSchemas = {
  /** The answer's `errors` are not read: the code says what becomes of the record (rule tracking-7), the message why. */
  writeKafka: { request: EventRecordSchema, response: nothingTold() },
  /** One that cannot be kept is named, and none of them is: each may come by itself then. */
  writeEvents: {
    request: T.Object({ events: T.Array(EventRecordSchema, { minItems: 1, maxItems: MOST_EVENTS }) }),
    response: nothingTold(),
  },
};

export type EventRecord = Static<typeof EventRecordSchema>;
