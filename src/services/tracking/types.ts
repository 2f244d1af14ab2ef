import type { EventName, EventPayloads } from '@/contract/events';

export interface Tracker {
  /** Queued and sent later; never throws, never delays. Payloads never hold a phone number. */
  track<N extends EventName>(name: N, payload: EventPayloads[N]): void;
  /** `page_view`, which tells the page before. */
  pageView(page: string, path: string): void;
  /** Sends what is queued, e.g. when the page hides. */
  flush(): void;
}
