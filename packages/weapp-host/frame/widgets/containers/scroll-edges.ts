import type { WidgetHost } from '../../widget';
import { pixels } from './dom';

interface Axis {
  position: number;
  previous: number;
  view: number;
  content: number;
  names: [upper: string, lower: string];
}

/**
 * scrolltoupper and scrolltolower: once per entry into the threshold. The previous position is judged by the current content, so that a
 * list that grew reports again.
 */
export class ScrollEdges {
  private top = 0;
  private left = 0;

  constructor(
    private readonly host: WidgetHost,
    private readonly main: HTMLElement,
  ) {}

  /** movement of the content since the last call, positive towards its start */
  scrolled(): { deltaX: number; deltaY: number } {
    const { main } = this;
    const [previousTop, previousLeft] = [this.top, this.left];
    this.top = main.scrollTop;
    this.left = main.scrollLeft;
    if (this.host.prop('scrollY'))
      this.judge({
        position: this.top,
        previous: previousTop,
        view: main.clientHeight,
        content: main.scrollHeight,
        names: ['top', 'bottom'],
      });
    if (this.host.prop('scrollX'))
      this.judge({
        position: this.left,
        previous: previousLeft,
        view: main.clientWidth,
        content: main.scrollWidth,
        names: ['left', 'right'],
      });
    return { deltaX: previousLeft - this.left, deltaY: previousTop - this.top };
  }

  private judge({ position, previous, view, content, names }: Axis): void {
    const upper = pixels(this.host.prop('upperThreshold'));
    const lower = pixels(this.host.prop('lowerThreshold'));
    const enters = (near: (at: number) => boolean) => near(position) && !near(previous);
    if (enters((at) => at <= upper)) this.host.fire('scrolltoupper', { direction: names[0] });
    if (enters((at) => at + view + lower >= content))
      this.host.fire('scrolltolower', { direction: names[1] });
  }
}
