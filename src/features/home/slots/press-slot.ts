import type { SlotItem } from '@/contract/home/schema';
import type { RouteName } from '@/contract/routes';
import type { EventPayloads } from '@/contract/events';
import { pressTarget, type PressApp as TargetApp } from '@/features/links/click-target/press-target';
import { slotTarget } from '@/features/links/click-target/target';
import type { App } from '@/stores/app';

/** Events of the same shape: which slot, where, called what. */
export type SlotClickEvent =
  | 'banner_click'
  | 'category_click'
  | 'resource_click'
  | 'bottom_text_click'
  | 'popup_click';

/** Where entries are shown, for the records. */
export interface SlotPlace {
  readonly page: RouteName;
  /** Of `SLOT` (contract/home/values.ts). */
  readonly positionId: number;
}

type PressApp = TargetApp & Pick<App, 'tracker'>;

/** Opens what an entry leads to; the records of the tap never hold it up. `index` counts from 0. */
export function pressSlot(
  app: PressApp,
  event: SlotClickEvent,
  place: SlotPlace,
  entry: SlotItem,
  index: number,
): void {
  const { id, title, redirectType } = entry;
  const payload: EventPayloads[SlotClickEvent] = { slotId: id, ...place, index, title, redirectType };
  const track = () => app.tracker.track(event, payload);
  void pressTarget(app, { target: slotTarget(entry), slotId: id, track });
}
