import { useRef, useState, type RefObject } from 'react';
import { useDrag, type DragPoint } from '@/components/use-drag';
import { useBoxes, type Boxes } from '../../things/use-boxes';

export interface Carried {
  readonly board: RefObject<unknown>;
  readonly listener: Record<string, unknown>;
  readonly things: Boxes;
  readonly zones: Boxes;
  /** What is in the hand, how far from where it lay (CSS pixels), and which place is under it. */
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

/** A thing that a finger carries to a place; dropped elsewhere, it is out again. */
export function useCarried(isActive: boolean, { onPut, onOut }: CarriedListener): Carried {
  const board = useRef<unknown>(null);
  const [things, zones] = [useBoxes(), useBoxes()];
  const [taken, take] = useState<Carried['taken']>(null);
  /** Found where the finger came down: the thing moves along with it. */
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
