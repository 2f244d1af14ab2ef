import { Type as T, type Static } from '@sinclair/typebox';
import { NetworkType } from '../host';
import { filled, idOrZero, millis, noData, oneOf, text, url } from '../primitives.schema';
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
  /** Always includes `android_channel`; the app adds `environment`, an EnvironmentLabel (assumed). */
  paras,
});

export const trackingSchemas = {
  /** The response's `errors` are ignored: the code decides what happens to the record, the message says why. */
  writeKafka: { request: EventRecordSchema, response: noData() },
  /** If a record is invalid, the batch is rejected and the record named; the client may then send them one by one. */
  writeEvents: {
    request: T.Object({ events: T.Array(EventRecordSchema, { minItems: 1, maxItems: MOST_EVENTS }) }),
    response: noData(),
  },
};

export type EventRecord = Static<typeof EventRecordSchema>;
