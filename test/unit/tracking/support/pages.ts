import { trackingCalls } from '@/contract/tracking/calls';
import type { Call } from '@/contract/define';
import { ok, type AppError, type Result } from '@/contract/errors';
import type { EventRecord } from '@/contract/events';
import { createFakePlatform, memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import type { ApiClient, CallOptions } from '@/services/api/types';
import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import { Outbox } from '@/services/tracking/outbox';
import { FakeTime, TEST_NOW } from '../../../support/fakes/fake-time';
import { settled } from './settled';

/** Receives records, singly or in lists; with `isHolding`, it responds only after `letGo`. */
export class Server implements Pick<ApiClient, 'call'> {
  /** False for a gateway without the list call. */
  takesLists = false;
  /** Event ids of all lists received, accepted or not; `alone` has those received singly. */
  readonly lists: string[][] = [];
  readonly alone: string[] = [];
  /** Event ids processed, in order. */
  readonly asked: string[] = [];
  readonly options: (CallOptions | undefined)[] = [];
  /** The maximum number of requests in progress at once. */
  most = 0;
  /** The error for a record, or for the list with it; null accepts it. */
  answer: (record: EventRecord) => AppError | null = () => null;
  isHolding = false;
  private open = 0;
  private held: (() => void)[] = [];

  async call<Request, Response>(
    call: Call<Request, Response>,
    request: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Result<Response>> {
    const isList = (call as unknown) === trackingCalls.writeEvents;
    if (!isList && (call as unknown) !== trackingCalls.writeKafka) throw new Error('not a report');
    const records = isList ? (request as { events: EventRecord[] }).events : [request as EventRecord];
    const eventIds = records.map((record) => record.event_id);
    if (isList) this.lists.push(eventIds);
    else this.alone.push(...eventIds);
    if (isList && !this.takesLists) return { ok: false, error: { kind: 'http', status: 404 } };
    this.asked.push(...eventIds);
    this.options.push(options);
    this.open += 1;
    this.most = Math.max(this.most, this.open);
    await Promise.resolve();
    if (this.isHolding) await new Promise<void>((resolve) => this.held.push(resolve));
    this.open -= 1;
    const error = records.map((record) => this.answer(record)).find(Boolean);
    return error ? { ok: false, error } : ok(null as Response);
  }

  async letGo(): Promise<void> {
    this.isHolding = false;
    this.held.splice(0).forEach((resolve) => resolve());
    await settled();
  }
}

export const record = (id: string, more: Partial<EventRecord> = {}): EventRecord => ({
  user_id: 42,
  device_id: 'device-1',
  session_id: 'session-1',
  platform: 3,
  os: 'ios',
  network: 'other',
  mnc: 'WIFI',
  app_version: '1.30.98',
  app_name: 'app',
  entrance: 'app',
  timestamp: TEST_NOW,
  status: 'success',
  event_name: 'avatar_click',
  event_id: id,
  last_url: '/index',
  paras: {},
  ...more,
});

export const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index}`);

/** Page names are unique across all browsers. */
let pages = 0;

/** What the pages of one browser share. A second one over the same store simulates a reload. */
export class Browser {
  readonly time = new FakeTime();
  readonly server = new Server();
  userId = 42;

  constructor(readonly store: KeyValueStore = memoryStorage()) {}

  /** Opens a page; a page that the test no longer uses counts as closed. */
  open() {
    const { time, server, store } = this;
    const platform = createFakePlatform();
    const outbox = new Outbox({
      platform,
      api: server,
      clock: time,
      scheduler: time,
      storage: new AppStorage(store),
      userId: () => this.userId,
      owner: `page-${(pages += 1)}`,
    });
    return { outbox, platform };
  }

  async pass(milliseconds: number): Promise<void> {
    await settled();
    // In small steps, since responses arrive in between.
    for (let left = milliseconds; left > 0; left -= 500) {
      this.time.advance(Math.min(left, 500));
      await settled();
    }
  }

  kept(): string[] {
    const records = new AppStorage(this.store).get(stored.trackedEvents)?.records ?? [];
    return records.map((kept) => (kept as EventRecord).event_id);
  }
}
