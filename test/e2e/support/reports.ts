import type { Request } from '@playwright/test';
import { trackingCalls } from '../../../src/contract/tracking/calls';

export interface Report {
  readonly event_id: string;
  readonly event_name: string;
  readonly paras: Readonly<Record<string, unknown>>;
}

/** Tracked events of a request, single or batched; empty for other requests. */
export function reportsOf(request: Request): readonly Report[] {
  const { pathname } = new URL(request.url());
  if (pathname === trackingCalls.writeEvents.path)
    return (request.postDataJSON() as { events: readonly Report[] }).events;
  return pathname === trackingCalls.writeKafka.path ? [request.postDataJSON() as Report] : [];
}
