import type { SlotItem } from '@/contract/home/schema';
import { pressTarget, slotTarget, type PressApp } from '@/features/links/click-target';
import type { FloatingIcon, FloatSource } from './types';

/** The operator's floating button: the first entry with a target. */
export function slotFloat(
  app: PressApp,
  positionId: () => number,
  entries: () => readonly SlotItem[],
): FloatSource {
  return {
    get icons() {
      const entry = entries().find((one) => Boolean(one.imgPath) && slotTarget(one));
      return entry ? [floatOf(app, positionId(), entry)] : [];
    },
  };
}

function floatOf(app: PressApp, positionId: number, entry: SlotItem): FloatingIcon {
  const { id, title, imgPath = '' } = entry;
  return {
    id: `slot.${id}`,
    iconPath: imgPath,
    label: title,
    slotId: id,
    positionId,
    open: () => void pressTarget(app, { target: slotTarget(entry), slotId: id }),
  };
}
