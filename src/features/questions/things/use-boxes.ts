import { useRef } from 'react';

/** Elements by key: hit test and lookup. */
export interface Boxes {
  readonly ref: (key: string) => (box: unknown) => void;
  readonly at: (x: number, y: number) => string | undefined;
  readonly of: (key: string) => HTMLElement | undefined;
}

export function useBoxes(): Boxes {
  const boxes = useRef(new Map<string, HTMLElement>()).current;
  return {
    ref: (key) => (box) => {
      if (box instanceof HTMLElement) boxes.set(key, box);
    },
    at: (x, y) =>
      [...boxes].find(([, box]) => box.isConnected && isWithin(box.getBoundingClientRect(), x, y))?.[0],
    of: (key) => boxes.get(key),
  };
}

const isWithin = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
