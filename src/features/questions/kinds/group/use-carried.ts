import { useRef, useState, type RefObject } from 'react';
import { useDrag, type DragPoint } from '@/components/use-drag';
import { useBoxes, type Boxes } from '../../things/use-newest';

export interface Carried {
  readonly board: RefObject<unknown>;
  readonly listener: Record<string, unknown>;
  readonly things: Boxes;
  readonly zones: Boxes;
  /** The dragged item, its offset in CSS pixels, and the group under it. */
  readonly taken: {
    readonly item: string;
    readonly dx: number;
    readonly dy: number;
    readonly zone: string | undefined;
  } | null;
}

interface CarriedListener {
  readonly onPut: (item: string, zone: string) => void;
  readonly onOut: (item: string) => void;
}

/** Drag of an item to a group; dropped elsewhere, it is ungrouped. */
export function useCarried(isActive: boolean, { onPut, onOut }: CarriedListener): Carried {
  const board = useRef<unknown>(null);
  const [things, zones] = [useBoxes(), useBoxes()];
  const [taken, take] = useState<Carried['taken']>(null);
  /** Determined at the drag's start, as the item moves along. */
  const item = useRef<string>();
  const listener = useDrag(board, {
    axis: 'any',
    mayStart: () => isActive,
    start({ x, y }) {
      item.current = things.at(x, y);
    },
    accepts: () => item.current !== undefined,
    move({ x, y, dx, dy }: DragPoint) {
      if (item.current !== undefined) take({ item: item.current, dx, dy, zone: zones.at(x, y) });
    },
    end(point) {
      take(null);
      const carried = item.current;
      if (!point || carried === undefined) return;
      const zone = zones.at(point.x, point.y);
      if (zone === undefined) onOut(carried);
      else onPut(carried, zone);
    },
    cancel: () => take(null),
  });
  return { board, listener, things, zones, taken };
}
