import type { IntersectionStatus, Rect } from '../protocol/calls';

export interface ObserveRequest {
  /** several elements may share one observer */
  observer: number;
  element: Element;
  /** the area of reference; null: the page's visible part */
  relative: Element | null;
  /** as rootMargin: '0px 0px 0px 0px' */
  margin: string;
  thresholds: number[];
}

type Report = (observer: number, status: IntersectionStatus) => void;

const toRect = ({ left, top, width, height }: DOMRectReadOnly | Rect): Rect => ({ left, top, width, height });

/**
 * Observes the intersection of elements with a reference area. The first report of each is immediate. Rectangles are in px of the page's
 * frame, as by getBoundingClientRect; time is in ms since 1970.
 */
export class Observers {
  private readonly stops = new Map<number, (() => void)[]>();

  constructor(private readonly report: Report) {}

  observe(request: ObserveRequest): void {
    const { observer, element, relative } = request;
    const report = (status: IntersectionStatus): void => this.report(observer, status);
    // IntersectionObserver requires an ancestor as root; WeChat accepts any node.
    const stop =
      relative && !relative.contains(element)
        ? watchFrames(request, relative, report)
        : watch(request, report);
    this.stops.set(observer, [...(this.stops.get(observer) ?? []), stop]);
  }

  unobserve(observer: number): void {
    for (const stop of this.stops.get(observer) ?? []) stop();
    this.stops.delete(observer);
  }

  stop(): void {
    for (const observer of [...this.stops.keys()]) this.unobserve(observer);
  }
}

function cleanThresholds(thresholds: number[]): number[] {
  const valid = thresholds.filter((value) => value >= 0 && value <= 1);
  return valid.length > 0 ? [...valid].sort((a, b) => a - b) : [0];
}

function watch(
  { element, relative, margin, thresholds }: ObserveRequest,
  report: (status: IntersectionStatus) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach((entry) =>
        report({
          intersectionRatio: entry.intersectionRatio,
          boundingClientRect: toRect(entry.boundingClientRect),
          intersectionRect: toRect(entry.intersectionRect),
          relativeRect: toRect(entry.rootBounds ?? document.documentElement.getBoundingClientRect()),
          time: Math.round(performance.timeOrigin + entry.time),
        }),
      ),
    // Without an explicit root, an observer in an iframe uses the top-level viewport.
    { root: relative ?? document, rootMargin: margin, threshold: cleanThresholds(thresholds) },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Compares two unrelated elements on every animation frame. */
function watchFrames(
  { element, margin, thresholds }: ObserveRequest,
  relative: Element,
  report: (status: IntersectionStatus) => void,
): () => void {
  const limits = cleanThresholds(thresholds);
  let last = -1;
  let frame = 0;
  const look = (): void => {
    frame = requestAnimationFrame(look);
    const relativeRect = grow(relative.getBoundingClientRect(), margin);
    const boundingClientRect = toRect(element.getBoundingClientRect());
    const overlap = intersect(boundingClientRect, relativeRect);
    const area = boundingClientRect.width * boundingClientRect.height;
    const ratio = overlap && area > 0 ? (overlap.width * overlap.height) / area : 0;
    const step = overlap ? limits.filter((limit) => limit <= ratio).length + 1 : 0;
    if (step === last) return;
    last = step;
    report({
      intersectionRatio: ratio,
      boundingClientRect,
      intersectionRect: overlap ?? { left: 0, top: 0, width: 0, height: 0 },
      relativeRect,
      time: Math.round(performance.timeOrigin + performance.now()),
    });
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** Margins in px, in the order of CSS: one to four values. */
function grow({ left, top, width, height }: DOMRect, margin: string): Rect {
  const [up = 0, right = up, down = up, start = right] = margin
    .trim()
    .split(/\s+/)
    .map((value) => parseFloat(value) || 0);
  return { left: left - start, top: top - up, width: width + start + right, height: height + up + down };
}

function intersect(a: Rect, b: Rect): Rect | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.left + a.width, b.left + b.width);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  return right >= left && bottom >= top ? { left, top, width: right - left, height: bottom - top } : null;
}
