import type { Db } from '../db/types';
import type { Clock } from '../time';
import type { PushSettings } from '../provider-settings';
import { callJson, postJson, type Fetch } from './outgoing';
import { pushMessages } from './tables';

interface PushMessage {
  /** Of this message: one that comes a second time with the same id is no new one. */
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

export interface PushProvider {
  send(message: PushMessage): Promise<void>;
}

/** POST {id, userId, title, text, url} to the operator's gateway; 404 or 410: this parent has no device. */
export function gatewayPush({ url, token }: PushSettings, fetchFrom: Fetch): PushProvider {
  return {
    async send(message) {
      await callJson('push gateway', fetchFrom, url, postJson(message, token));
    },
  };
}

/** Stores the messages in a table. */
export function demoPush(db: Db, clock: Clock): PushProvider {
  return {
    async send({ userId, title, text, url = '' }) {
      await db.insert(pushMessages).values({ userId, title, body: text, url, sentAt: clock.now() });
    },
  };
}
