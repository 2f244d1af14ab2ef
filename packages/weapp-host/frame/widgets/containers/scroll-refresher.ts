import type { WidgetHost } from '../../widget';
import { box } from './dom';
import type { Finger } from './drag';
import { easeOut, Motion } from './motion';

const SETTLE = 200;

/** Content of pulling down a scroll-view: the default dots, or the child with slot="refresher" above the content. */
export class ScrollRefresher {
  readonly element = box('wx-scroll-refresher', box('wx-scroll-dots', box(''), box(''), box('')));
  private refreshing = false;
  private pulled = 0;
  private readonly motion = new Motion();

  constructor(
    private readonly host: WidgetHost,
    private readonly main: HTMLElement,
    private readonly content: HTMLElement,
  ) {
    this.show(0);
  }

  update(changed: ReadonlySet<string>): void {
    const style = this.host.prop<string>('refresherDefaultStyle');
    this.element.className = `wx-scroll-refresher ${style}`;
    this.element.style.height = `${this.threshold}px`;
    this.element.style.background = this.host.prop('refresherBackground');
    if (!this.enabled || !changed.has('refresherTriggered')) return;
    // Compared with the displayed state, not the last value: after a pull a page may set false again.
    const triggered = this.host.prop<boolean>('refresherTriggered');
    if (triggered && !this.refreshing) this.refresh();
    else if (!triggered && this.refreshing) this.close();
  }

  wants(finger: Finger): boolean {
    return (
      this.enabled && !this.refreshing && finger.axis === 'y' && finger.dy > 0 && this.main.scrollTop <= 0
    );
  }

  pull(finger: Finger): void {
    this.motion.stop();
    this.show(Math.max(finger.dy, 0));
    this.host.fire('refresherpulling', { dy: this.pulled });
  }

  release(): void {
    if (this.pulled >= this.threshold) return this.refresh();
    this.host.fire('refresherabort', { dy: this.pulled });
    void this.settle(0);
  }

  refresh(): void {
    if (!this.enabled || this.refreshing) return;
    this.refreshing = true;
    void this.settle(this.threshold);
    this.host.fire('refresherrefresh', { dy: this.threshold });
  }

  close(): void {
    if (!this.refreshing) return;
    this.refreshing = false;
    void this.settle(0).then((finished) => {
      if (finished) this.host.fire('refresherrestore', { dy: 0 });
    });
  }

  stop(): void {
    this.motion.stop();
  }

  private get enabled(): boolean {
    return this.host.prop<boolean>('refresherEnabled') && this.host.prop<boolean>('scrollY');
  }

  private get threshold(): number {
    return this.host.prop<number>('refresherThreshold');
  }

  private settle(target: number): Promise<boolean> {
    const from = this.pulled;
    return this.motion.tween(SETTLE, easeOut, (portion) => this.show(from + (target - from) * portion));
  }

  private show(distance: number): void {
    this.pulled = distance;
    this.content.style.transform = distance ? `translateY(${distance}px)` : '';
    this.element.hidden = distance === 0;
  }
}
