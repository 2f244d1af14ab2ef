import { homeCalls } from '@/contract/api/home';
import type { SlotItem } from '@/contract/api/types';
import type { EventPayloads } from '@/contract/events';
import type { RouteName } from '@/contract/routes';
import type { App } from '@/stores/app';

/** Events of the same shape: which slot, where, called what. */
export type SlotClickEvent = 'banner_click' | 'category_click' | 'resource_click' | 'bottom_text_click';

/** Where entries are shown, for the records. */
export interface SlotPlace {
  readonly page: RouteName;
  /** Of contract/slots.ts. */
  readonly positionId: number;
}

type PressApp = Pick<App, 'api' | 'router' | 'session' | 'tracker'>;

/** Opens what an entry leads to; the records of the tap never hold it up. `index` counts from 0. */
export function pressSlot(
  app: PressApp,
  event: SlotClickEvent,
  place: SlotPlace,
  entry: SlotItem,
  index: number,
): void {
  const { id, title, redirectType } = entry;
  const { userId } = app.session.user;
  const payload: EventPayloads[SlotClickEvent] = { slotId: id, ...place, index, title, redirectType };
  app.tracker.track(event, payload);
  void app.api.call(homeCalls.bannerAccess, { id, ...(userId ? { userId } : {}) });
  void app.router.openLink(entry);
}
