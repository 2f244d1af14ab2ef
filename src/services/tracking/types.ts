import type { EventName, EventPayloads } from '@/contract/events';

export interface Tracker {
  /** Queued and sent later; never throws, never delays. Payloads never hold a phone number. */
  track<N extends EventName>(name: N, payload: EventPayloads[N]): void;
  /** `page_view`, with the previous page. */
  pageView(page: string, path: string): void;
  /** Sends queued events, e.g. when the page is hidden. */
  flush(): void;
}
