import type { SlotItem } from '@/contract/home/schema';
import type { RouteName } from '@/contract/routes';
import type { EventPayloads } from '@/contract/events';
import { pressTarget, type PressApp as TargetApp, slotTarget } from '@/features/links/click-target/target';
import type { App } from '@/stores/app/app';

/** Events with the same payload. */
export type SlotClickEvent =
  | 'banner_click'
  | 'category_click'
  | 'resource_click'
  | 'bottom_text_click'
  | 'popup_click';

/** Placement, for tracking. */
export interface SlotPlace {
  readonly page: RouteName;
  /** Of `SLOT` (contract/home/values.ts). */
  readonly positionId: number;
}

type PressApp = TargetApp & Pick<App, 'tracker'>;

/** Opens an entry's target; tracking never delays it. `index` counts from 0. */
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
