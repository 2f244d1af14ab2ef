import type { WidgetHost } from '../../widget';
import { box, clamp, pixels } from './dom';
import { keepStyle } from './kept-style';

const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/** Layout of a swiper's items: `position` 0 shows the first, 0.5 is half way to the second. */
export class SwiperTrack {
  readonly frame = box('wx-swiper-frame');
  readonly slides = box('wx-swiper-slides', this.frame);
  items: HTMLElement[] = [];
  position = 0;

  constructor(private readonly host: WidgetHost) {}

  get vertical(): boolean {
    return this.host.prop('vertical');
  }

  get visible(): number {
    return Math.max(1, Math.floor(this.host.prop<number>('displayMultipleItems')));
  }

  get circular(): boolean {
    return this.host.prop<boolean>('circular') && this.items.length > this.visible;
  }

  /** the last index that can be current */
  get last(): number {
    return Math.max(0, this.items.length - (this.circular ? 1 : this.visible));
  }

  /** px of one item along the swiper's direction */
  get size(): number {
    return (this.vertical ? this.frame.offsetHeight : this.frame.offsetWidth) || 1;
  }

  /** Collects the items; returns whether they changed. */
  collect(): boolean {
    const { element } = this.host;
    const found = [...this.frame.querySelectorAll<HTMLElement>('wx-swiper-item')].filter(
      (item) => item.closest('wx-swiper') === element,
    );
    const same = found.length === this.items.length && found.every((item, at) => item === this.items[at]);
    this.items = found;
    return !same;
  }

  layout(): void {
    const { slides, frame, vertical } = this;
    const [before, after] = [this.margin('previousMargin'), this.margin('nextMargin')];
    slides.style.inset = vertical ? `${before}px 0 ${after}px 0` : `0 ${after}px 0 ${before}px`;
    const portion = `${100 / this.visible}%`;
    frame.style.width = vertical ? '100%' : portion;
    frame.style.height = vertical ? portion : '100%';
    this.place(this.position);
  }

  /** Lays out the items for `position`, also between two items or beyond the ends. */
  place(position: number): void {
    this.position = position;
    const count = this.items.length;
    const middle = position + (this.visible - 1) / 2;
    this.items.forEach((item, index) => {
      const slot = this.circular ? index + count * Math.round((middle - index) / count) : index;
      keepStyle(item, 'transform', this.along(`${slot * 100}%`));
    });
    this.frame.style.transform = this.along(`calc(${-position * 100}% + ${this.snap(position)}px)`);
  }

  indexAt(position: number): number {
    const whole = Math.round(position);
    return this.circular ? modulo(whole, this.items.length) : clamp(whole, 0, this.last);
  }

  /** The nearest position of an index. */
  nearest(index: number): number {
    if (!this.circular) return index;
    const count = this.items.length;
    return index + count * Math.round((this.position - index) / count);
  }

  /** Position during a drag: increasing resistance beyond the ends. */
  held(position: number): number {
    if (this.circular) return position;
    const over = position < 0 ? position : Math.max(0, position - this.last);
    return position - over + (over / (1 + Math.abs(over))) * 0.5;
  }

  private margin(name: 'previousMargin' | 'nextMargin'): number {
    return pixels(this.host.prop(name)) || 0;
  }

  /** With snap-to-edge the first and the last item have no outer margin. */
  private snap(position: number): number {
    if (this.circular || this.items.length < 2 || !this.host.prop('snapToEdge')) return 0;
    const first = 1 - clamp(position, 0, 1);
    const last = clamp(position - (this.last - 1), 0, 1);
    return last * this.margin('nextMargin') - first * this.margin('previousMargin');
  }

  private along(distance: string): string {
    return this.vertical ? `translate(0, ${distance})` : `translate(${distance}, 0)`;
  }
}
