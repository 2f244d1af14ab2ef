import { part } from './controls';
import { type DragPoint, followFinger } from './drag';

export interface WheelOptions {
  look(): { indicatorStyle: string; indicatorClasses: string[]; maskStyle: string; maskClasses: string[] };
  picked(phase: 'start' | 'released' | 'settled'): void;
}

const SETTLE_TIME = 200;
/** Beyond its ends a wheel moves at a third of the distance. */
const RESISTANCE = 3;

/**
 * One column of a picker-view: scrolling items of equal height, one in the middle. It stops at the nearest item without inertia, so that
 * the result of a drag does not depend on the machine's speed.
 */
export class Wheel {
  readonly content: HTMLElement;
  index = 0;
  private wanted = 0;
  private itemHeight = 0;
  private offset = 0;
  private held = false;
  private readonly mask: HTMLElement;
  private readonly indicator: HTMLElement;
  private readonly watcher: ResizeObserver;
  private running: Animation | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: WheelOptions,
  ) {
    const group = part(element, 'wx-picker__group');
    this.mask = part(group, 'wx-picker__mask');
    this.indicator = part(group, 'wx-picker__indicator');
    this.content = part(group, 'wx-picker__content');
    this.watcher = new ResizeObserver(() => this.layout());
    this.watcher.observe(element);
    this.watcher.observe(this.indicator);
    this.followFinger();
  }

  dispose(): void {
    this.watcher.disconnect();
    this.running?.cancel();
  }

  /** Index set by the mini program, clamped to the last item. */
  want(index: number): void {
    this.wanted = Number.isFinite(index) ? Math.max(0, Math.trunc(index)) : 0;
    this.layout();
  }

  /** Items, size or look changed. */
  layout(): void {
    const { indicatorStyle, indicatorClasses, maskStyle, maskClasses } = this.options.look();
    this.indicator.className = ['wx-picker__indicator', ...indicatorClasses].join(' ');
    this.indicator.style.cssText = indicatorStyle;
    this.mask.className = ['wx-picker__mask', ...maskClasses].join(' ');
    this.mask.style.cssText = maskStyle;
    this.index = Math.min(this.wanted, this.last);
    this.itemHeight = this.indicator.offsetHeight;
    const margin = (this.element.clientHeight - this.itemHeight) / 2;
    this.indicator.style.top = `${margin}px`;
    this.mask.style.backgroundSize = `100% ${margin}px`;
    this.content.style.padding = `${margin}px 0`;
    this.content.style.setProperty('--wx-picker-item', `${this.itemHeight}px`);
    if (!this.held) this.place(this.index * this.itemHeight);
  }

  private get last(): number {
    return Math.max(this.content.childElementCount - 1, 0);
  }

  private place(offset: number): void {
    this.offset = offset;
    this.content.style.transform = `translateY(${-offset}px)`;
  }

  private followFinger(): void {
    let from = 0;
    let began: DragPoint = { x: 0, y: 0 };
    followFinger(this.element, () => this.itemHeight > 0, {
      start: (point) => {
        this.running?.cancel();
        this.held = true;
        from = this.offset;
        began = point;
        this.options.picked('start');
      },
      move: (point) => {
        this.place(this.resisted(from + began.y - point.y));
      },
      end: ({ y }, moved) => {
        this.held = false;
        const middle = this.element.getBoundingClientRect().top + this.element.clientHeight / 2;
        const target = moved ? this.offset : this.offset + y - middle;
        this.settle(Math.round(target / this.itemHeight));
      },
    });
  }

  private resisted(offset: number): number {
    const end = this.last * this.itemHeight;
    if (offset < 0) return offset / RESISTANCE;
    return offset > end ? end + (offset - end) / RESISTANCE : offset;
  }

  private settle(target: number): void {
    this.index = this.wanted = Math.min(Math.max(target, 0), this.last);
    const from = this.offset;
    this.place(this.index * this.itemHeight);
    this.options.picked('released');
    if (from === this.offset) {
      this.options.picked('settled');
      return;
    }
    const rolling = this.content.animate(
      [{ transform: `translateY(${-from}px)` }, { transform: `translateY(${-this.offset}px)` }],
      { duration: SETTLE_TIME, easing: 'ease-out' },
    );
    this.running = rolling;
    rolling.onfinish = () => this.options.picked('settled');
  }
}
