import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type WidgetHost } from '../../widget';
import { afterBatch, box, clamp } from './dom';
import { onDrag, type Finger } from './drag';
import { easings, Motion } from './motion';
import { itemIdOf, type SwiperWidget } from './swiper-item';
import { SwiperTrack } from './swiper-track';

type Source = '' | 'autoplay' | 'touch';

/** px per ms from which a flick of any length changes the item */
const FLICK = 0.3;

class Swiper implements SwiperWidget {
  private readonly track: SwiperTrack;
  private readonly dots = box('wx-swiper-dots');
  private readonly motion = new Motion();
  private readonly sync = afterBatch(() => this.synchronize());
  private current = 0;
  /** last values set by the template; setting the same value again has no effect */
  private given: number | null = null;
  /** pending index that does not exist yet */
  private wanted: number | null = null;
  /** false until the first items are laid out */
  private ready = false;
  private held = false;
  private dragFrom = 0;
  /** reference item of `transition` until the movement ends, also across interruptions; null at rest */
  private origin: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly container: HTMLElement;
  readonly methods = { swipeTo: (index: number) => this.swipeTo(index) };

  constructor(private readonly host: WidgetHost) {
    this.track = new SwiperTrack(host);
    this.container = this.track.frame;
    host.element.append(box('wx-swiper-wrapper', this.track.slides), this.dots);
    onDrag(host.element, {
      touched: () => this.hold(),
      claims: (finger) => this.items.length > 0 && finger.axis === (this.track.vertical ? 'y' : 'x'),
      move: (finger) => this.follow(finger),
      end: (finger) => this.letGo(finger),
      released: () => this.settle(),
    });
  }

  update(changed: ReadonlySet<string>): void {
    this.host.element.toggleAttribute('wx-vertical', this.track.vertical);
    if (changed.has('current')) {
      const current = this.host.prop<number>('current');
      if (current !== this.given) this.wanted = current;
      this.given = current;
    }
    this.sync();
  }

  attached(): void {
    this.sync();
  }

  childrenChanged(): void {
    this.sync();
  }

  itemsChanged(): void {
    this.sync();
  }

  released(): void {
    clearTimeout(this.timer);
    this.motion.stop();
  }

  state(): Record<string, unknown> {
    return { current: this.current };
  }

  private get items(): HTMLElement[] {
    return this.track.items;
  }

  private synchronize(): void {
    if (!this.host.element.isConnected) return;
    const { track } = this;
    if (track.collect()) {
      this.motion.stop();
      this.origin = null;
    }
    const wanted = this.wanted;
    if (wanted !== null && Number.isInteger(wanted) && wanted >= 0 && wanted <= track.last && this.items[0]) {
      this.wanted = null;
      if (this.ready) void this.go(track.nearest(wanted), '');
      else this.current = wanted;
    }
    if (this.ready && this.current > track.last) this.change(track.last, '');
    this.ready ||= this.items.length > 0;
    if (!this.motion.running && !this.held) {
      track.position = this.current;
      this.origin = null;
    }
    track.layout();
    this.drawDots();
    this.schedule();
  }

  private drawDots(): void {
    this.dots.hidden = !this.host.prop('indicatorDots');
    const count = this.items.length;
    while (this.dots.childElementCount > count) this.dots.lastElementChild?.remove();
    while (this.dots.childElementCount < count) this.dots.append(box('wx-swiper-dot'));
    const [idle, active] = [
      this.host.prop<string>('indicatorColor'),
      this.host.prop<string>('indicatorActiveColor'),
    ];
    [...this.dots.children].forEach((dot, index) => {
      const after = index < this.current ? index + count : index;
      const shown = (this.track.circular ? after : index) - this.current;
      const on = shown >= 0 && shown < this.track.visible;
      dot.classList.toggle('wx-swiper-dot-active', on);
      (dot as HTMLElement).style.background = on ? active : idle;
    });
  }

  private detail(source: Source) {
    return { current: this.current, currentItemId: itemIdOf(this.items[this.current]), source };
  }

  private change(index: number, source: Source): void {
    if (index === this.current) return;
    this.current = index;
    this.drawDots();
    if (source !== '') this.host.model('current', index);
    this.host.fire('change', this.detail(source));
  }

  /** Moves to an item; raises change at the start and animationfinish at the end. */
  private async go(target: number, source: Source): Promise<void> {
    const { track } = this;
    const from = track.position;
    this.change(track.indexAt(target), source);
    this.schedule();
    const easing = easings[this.host.prop<string>('easingFunction')] ?? easings.default!;
    this.origin ??= Math.round(from);
    const finished = await this.motion.tween(this.host.prop('duration'), easing, (portion) =>
      this.moved(from + (target - from) * portion),
    );
    if (!finished) return;
    this.origin = null;
    track.place(this.current);
    this.host.fire('animationfinish', this.detail(source));
  }

  private moved(position: number): void {
    this.track.place(position);
    const distance = (position - (this.origin ?? position)) * this.track.size;
    this.host.fire('transition', this.track.vertical ? { dx: 0, dy: distance } : { dx: distance, dy: 0 });
  }

  private hold(): void {
    this.held = true;
    this.motion.stop();
    clearTimeout(this.timer);
    this.dragFrom = this.track.position;
  }

  private follow(finger: Finger): void {
    const distance = this.track.vertical ? finger.dy : finger.dx;
    const position = this.track.held(this.dragFrom - distance / this.track.size);
    this.origin ??= Math.round(this.dragFrom);
    this.moved(position);
  }

  private letGo({ velocity }: Finger): void {
    this.held = false;
    const speed = this.track.vertical ? velocity.y : velocity.x;
    const { position, last, circular } = this.track;
    const towards = speed < 0 ? Math.ceil(position) : Math.floor(position);
    const target = Math.abs(speed) > FLICK ? towards : Math.round(position);
    void this.go(circular ? target : clamp(target, 0, last), 'touch');
  }

  /** A touch that only stopped the movement: continue to its target. */
  private settle(): void {
    this.held = false;
    if (this.track.position !== this.current) void this.go(this.track.nearest(this.current), '');
    else this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const moves = this.host.prop<boolean>('autoplay') && this.items.length > this.track.visible;
    if (!moves || this.held || !this.host.element.isConnected) return;
    this.timer = setTimeout(() => {
      const next = this.current + 1;
      const turns = !this.track.circular && next > this.track.last;
      void this.go(turns ? 0 : next, 'autoplay');
    }, this.host.prop<number>('interval'));
  }

  /** Resolves when it has arrived. */
  private swipeTo(index: number): Promise<void> {
    if (!(index >= 0 && index <= this.track.last)) throw new Error(`swiper has no item ${index}`);
    return this.go(this.track.nearest(index), '');
  }
}

defineWidget('swiper', containerSpecs.swiper!, (host) => new Swiper(host));
