import type { IntersectionStatus, Rect } from '../../../protocol/calls';
import type { WxContext } from '../context';
import { warn } from '../methods';
import { componentOf, copy, nodeIdOf, select } from './nodes';

export interface ObserverOptions {
  thresholds?: number[];
  initialRatio?: number;
  observeAll?: boolean;
}

interface Margins {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
}

type Listener = (result: object) => void;

const px = (value: number | undefined): string => `${value ?? 0}px`;
const marginText = ({ top, right, bottom, left }: Margins): string =>
  [top, right, bottom, left].map(px).join(' ');
const sides = ({ left, top, width, height }: Rect) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Whether a threshold lies between the two ratios. */
export function crosses(before: number, now: number, thresholds: number[]): boolean {
  const level = (ratio: number, threshold: number): boolean =>
    threshold === 0 ? ratio > 0 : ratio >= threshold;
  return thresholds.some((threshold) => level(before, threshold) !== level(now, threshold));
}

export class IntersectionObserver {
  private readonly thresholds: number[];
  private relative: string | null | undefined;
  private margin = '';
  private running: { disconnect(): void }[] = [];

  constructor(
    private readonly host: WxContext,
    private readonly component: unknown,
    private readonly options: ObserverOptions = {},
  ) {
    this.thresholds = options.thresholds?.length ? options.thresholds : [0];
  }

  relativeTo(selector: string, margins: Margins = {}): this {
    this.relative = selector;
    this.margin = marginText(margins);
    return this;
  }

  relativeToViewport(margins: Margins = {}): this {
    this.relative = null;
    this.margin = marginText(margins);
    return this;
  }

  observe(selector: string, listener: Listener): void {
    const instance = this.component ?? this.host.current()?.instance;
    const page = this.host.pageOf(instance);
    const root = componentOf(instance);
    const targets = page && root ? select(root, selector, this.options.observeAll === true) : [];
    if (!page || !root || targets.length === 0) return this.missing(selector);
    const reference = this.relative ? select(root, this.relative, false)[0] : null;
    if (reference === undefined) return this.missing(this.relative ?? '');
    const relative = reference && nodeIdOf(reference);
    for (const target of targets) {
      const node = nodeIdOf(target);
      if (node === null) continue;
      let first = true;
      const heard = (status: IntersectionStatus): void => {
        const isSilent =
          first && !crosses(this.options.initialRatio ?? 0, status.intersectionRatio, this.thresholds);
        first = false;
        if (isSilent) return;
        const about = {
          id: target.id,
          dataset: copy(target.dataset ?? {}),
          mark: copy(target.collectMarks()),
        };
        this.host.guard(listener, { ...about, ...resultOf(status) });
      };
      this.running.push(page.context.observe(node, relative, this.margin, this.thresholds, heard));
    }
  }

  disconnect(): void {
    for (const observer of this.running) observer.disconnect();
    this.running = [];
  }

  private missing(selector: string): void {
    warn(this.host, `Node ${JSON.stringify(selector)} is not found. Intersection observer will not trigger.`);
  }
}

function resultOf(status: IntersectionStatus): object {
  const { boundingClientRect, intersectionRect, relativeRect } = status;
  return {
    intersectionRatio: status.intersectionRatio,
    boundingClientRect: {
      ...sides(boundingClientRect),
      width: boundingClientRect.width,
      height: boundingClientRect.height,
    },
    intersectionRect: {
      ...sides(intersectionRect),
      width: intersectionRect.width,
      height: intersectionRect.height,
    },
    relativeRect: sides(relativeRect),
    time: status.time,
  };
}
