import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';
import { afterBatch, clamp, pixels } from './dom';
import { onDrag, type Finger } from './drag';
import { keepStyle } from './kept-style';
import { Motion } from './motion';
import { slide, spring } from './movable-motion';
import { onPinch } from './pinch';

type Source = 'touch' | 'touch-out-of-bounds' | 'out-of-bounds' | 'friction' | '';
interface Point {
  x: number;
  y: number;
}

/** WeChat reports positions in tenths of a px. */
const tenths = (value: number): number => Math.round(value * 10) / 10;

class MovableView implements Widget {
  private at: Point = { x: 0, y: 0 };
  private scale = 1;
  private scaleFrom = 1;
  private dragFrom: Point = { x: 0, y: 0 };
  private pinching = false;
  private readonly motion = new Motion();
  private readonly given: Record<string, unknown> = {};
  private placed = false;
  private stopArea: (() => void) | null = null;
  private readonly sync = afterBatch(() => this.synchronize());

  readonly methods = { moveTo: (x: number, y: number) => this.travel({ x, y }, '') };

  constructor(private readonly host: WidgetHost) {
    onDrag(host.element, {
      touched: () => {
        this.motion.stop();
        this.dragFrom = this.at;
      },
      claims: (finger) => this.claims(finger),
      move: (finger) => this.follow(finger),
      end: (finger) => this.letGo(finger),
    });
    this.listenToPinches(host.element, false);
  }

  update(): void {
    this.sync();
  }

  attached(): void {
    const { area } = this;
    if (area) this.stopArea = this.listenToPinches(area, true);
    this.sync();
  }

  released(): void {
    this.motion.stop();
    this.stopArea?.();
  }

  state(): Record<string, unknown> {
    const { x, y } = this.at;
    return { x, y, _translateX: x, _translateY: y, scaleValue: this.scale };
  }

  /** Moves only as a direct child of a movable-area. */
  private get area(): HTMLElement | null {
    const parent = this.host.element.parentElement;
    return parent?.localName === 'wx-movable-area' ? parent : null;
  }

  private bounds() {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.host.element;
    const range = (room: number, size: number, offset: number): [number, number] => {
      const grown = (size * (this.scale - 1)) / 2;
      const [start, end] = [grown - offset, room - size - offset - grown];
      return [Math.min(start, end), Math.max(start, end)];
    };
    const area = this.area;
    return {
      x: range(area?.clientWidth ?? 0, offsetWidth, offsetLeft),
      y: range(area?.clientHeight ?? 0, offsetHeight, offsetTop),
    };
  }

  private inside({ x, y }: Point): Point {
    const bounds = this.bounds();
    return { x: clamp(x, ...bounds.x), y: clamp(y, ...bounds.y) };
  }

  private place(point: Point, source: Source, scale = this.scale, quietly = false): void {
    const to = { x: tenths(point.x), y: tenths(point.y) };
    const moved = to.x !== this.at.x || to.y !== this.at.y;
    const grown = scale !== this.scale;
    this.at = to;
    this.scale = scale;
    keepStyle(this.host.element, 'transform', `translate(${to.x}px, ${to.y}px) scale(${scale})`);
    if (quietly) return;
    if (moved) this.host.fire('change', { ...to, source });
    if (grown) this.host.fire('scale', { ...to, scale });
  }

  private synchronize(): void {
    if (!this.host.element.isConnected || !this.area) return;
    const { host } = this;
    const scaled = host.prop<boolean>('scale') && this.news('scaleValue');
    if (scaled) this.grow(host.prop('scaleValue'), !this.placed);
    const changes = [this.news('x'), this.news('y')];
    const [x, y] = [pixels(this.given.x), pixels(this.given.y)];
    const target = {
      x: changes[0] && !Number.isNaN(x) ? x : this.at.x,
      y: changes[1] && !Number.isNaN(y) ? y : this.at.y,
    };
    if (!this.placed) this.place(this.inside(target), '', this.scale, true);
    else if (changes.some(Boolean)) void this.travel(target, '');
    this.placed = true;
  }

  private news(name: string): boolean {
    const value = this.host.prop<unknown>(name);
    if (value === this.given[name]) return false;
    this.given[name] = value;
    return true;
  }

  /** Resolves when it has arrived. */
  private async travel(target: Point, source: Source): Promise<void> {
    const to = this.inside(target);
    if (!this.host.prop('animation')) return this.place(to, source);
    await spring(this.motion, this.at, to, this.host.prop('damping') || 20, (point) =>
      this.place(point, source),
    );
  }

  private get direction(): string {
    return this.host.prop('direction');
  }

  private claims(finger: Finger): boolean {
    if (this.pinching || this.host.prop('disabled') || !this.area) return false;
    const across = finger.axis === 'x';
    this.host.fire(across ? 'htouchmove' : 'vtouchmove', {}, { bubbles: true });
    if (this.direction === 'all') return true;
    return this.direction === (across ? 'horizontal' : 'vertical');
  }

  /** Restricts a movement to the direction. */
  private along({ x, y }: Point): Point {
    return { x: this.direction === 'vertical' ? 0 : x, y: this.direction === 'horizontal' ? 0 : y };
  }

  private follow(finger: Finger): void {
    if (this.pinching) return;
    const { x, y } = this.along({ x: finger.dx, y: finger.dy });
    const target = { x: this.dragFrom.x + x, y: this.dragFrom.y + y };
    const inside = this.inside(target);
    const beyond = inside.x !== target.x || inside.y !== target.y;
    if (!beyond || !this.host.prop('outOfBounds')) return this.place(inside, 'touch');
    // Beyond the area it moves half as far as the touch.
    const resisting = { x: (inside.x + target.x) / 2, y: (inside.y + target.y) / 2 };
    this.place(resisting, 'touch-out-of-bounds');
  }

  private letGo(finger: Finger): void {
    const velocity = this.along(finger.velocity);
    const moving = this.host.prop<boolean>('inertia') && (velocity.x !== 0 || velocity.y !== 0);
    void (moving ? this.coast(velocity) : Promise.resolve(true)).then((finished) => {
      if (finished) this.comeBack();
    });
  }

  private coast(velocity: Point): Promise<boolean> {
    const given = this.host.prop<number>('friction');
    return slide(this.motion, this.at, velocity, given > 0 ? given : 2, (point) => {
      const inside = this.inside(point);
      this.place(this.host.prop('outOfBounds') ? point : inside, 'friction');
      return inside.x === point.x && inside.y === point.y;
    });
  }

  private comeBack(): void {
    const inside = this.inside(this.at);
    if (inside.x !== this.at.x || inside.y !== this.at.y) void this.travel(inside, 'out-of-bounds');
  }

  private grow(scale: number, quietly = false): void {
    const low = Math.max(0.1, this.host.prop<number>('scaleMin'));
    const next = tenths(clamp(scale, low, this.host.prop('scaleMax')) * 100) / 100;
    this.place(this.at, '', next, quietly);
    this.place(this.inside(this.at), '', next, quietly);
  }

  private listenToPinches(element: HTMLElement, ofArea: boolean): () => void {
    return onPinch(element, {
      wanted: () => {
        const whole = this.host.closest('movable-area')?.state?.().scaleArea === true;
        return this.host.prop<boolean>('scale') && !this.host.prop('disabled') && whole === ofArea;
      },
      started: () => {
        this.pinching = true;
        this.motion.stop();
        this.scaleFrom = this.scale;
      },
      scaled: (ratio) => this.grow(this.scaleFrom * ratio),
      ended: () => {
        this.pinching = false;
      },
    });
  }
}

defineWidget('movable-view', containerSpecs['movable-view']!, (host) => new MovableView(host));
