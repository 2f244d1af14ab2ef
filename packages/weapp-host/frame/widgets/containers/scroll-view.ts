import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';
import { afterBatch, box, pixels } from './dom';
import { onDrag } from './drag';
import { easeOut, Motion } from './motion';
import { tellDrags } from './scroll-drag';
import { ScrollEdges } from './scroll-edges';
import { ScrollRefresher } from './scroll-refresher';

const ANIMATION = 300;

interface ScrollViewTarget {
  left?: number;
  top?: number;
  animated?: boolean;
  duration?: number;
}

/**
 * Two wrappers: `main` scrolls, so that the element's padding clips; `content` has the children, so that the element's flex layout applies
 * to them only with enable-flex.
 */
class ScrollView implements Widget {
  readonly container = box('wx-scroll-content');
  private readonly main = box('wx-scroll-main', this.container);
  readonly scroller = this.main;
  private readonly motion = new Motion();
  private readonly edges: ScrollEdges;
  private readonly refresher: ScrollRefresher;
  /** last values set by the template, by attribute: setting the same value again has no effect */
  private readonly given: Record<string, unknown> = {};
  private readonly position = afterBatch(() => this.applyPosition());

  readonly methods = {
    scrollTo: (first?: number | ScrollViewTarget, second?: number) => this.scrollTo(first, second),
    scrollTop: () => this.main.scrollTop,
    scrollLeft: () => this.main.scrollLeft,
    scrollWidth: () => this.main.scrollWidth,
    scrollHeight: () => this.main.scrollHeight,
    scrollIntoView: (selector: string) => this.into(this.container.querySelector(selector), true),
    triggerRefresh: () => this.refresher.refresh(),
    closeRefresh: () => this.refresher.close(),
  };

  constructor(private readonly host: WidgetHost) {
    this.edges = new ScrollEdges(host, this.main);
    this.refresher = new ScrollRefresher(host, this.main, this.container);
    host.element.append(this.refresher.element, this.main);
    this.main.addEventListener('scroll', () => this.scrolled(), { passive: true });
    this.main.addEventListener('scrollend', () => this.turnPage());
    tellDrags(host, this.main);
    onDrag(host.element, {
      touched: () => this.motion.stop(),
      claims: (finger) => this.refresher.wants(finger),
      move: (finger) => this.refresher.pull(finger),
      end: () => this.refresher.release(),
    });
  }

  update(changed: ReadonlySet<string>): void {
    this.style();
    this.refresher.update(changed);
    this.position();
  }

  attached(): void {
    this.position();
  }

  released(): void {
    this.motion.stop();
    this.refresher.stop();
  }

  state(): Record<string, unknown> {
    return { scrollTop: this.main.scrollTop, scrollLeft: this.main.scrollLeft };
  }

  private style(): void {
    const { host, main } = this;
    // Not an attribute of templates: ScrollViewContext.scrollEnabled.
    const enabled = host.prop('scrollEnabled') !== false;
    main.style.overflowX = host.prop('scrollX') && enabled ? 'auto' : 'hidden';
    main.style.overflowY = host.prop('scrollY') && enabled ? 'auto' : 'hidden';
    host.element.toggleAttribute('wx-flex', host.prop<boolean>('enableFlex'));
    // A pull at the top belongs to the refresher and must not scroll the page.
    main.style.overscrollBehaviorY = host.prop('refresherEnabled') ? 'contain' : '';
  }

  private scrolled(): void {
    const { scrollLeft, scrollTop, scrollHeight, scrollWidth } = this.main;
    const deltas = this.edges.scrolled();
    this.host.fire('scroll', { scrollLeft, scrollTop, scrollHeight, scrollWidth, ...deltas });
  }

  /** The attribute's value if it changed. */
  private news(name: string): unknown {
    const value = this.host.prop<unknown>(name);
    if (value === this.given[name]) return null;
    this.given[name] = value;
    return value;
  }

  /** scroll-into-view wins over scroll-top; only enabled directions scroll. */
  private applyPosition(): void {
    if (!this.host.element.isConnected) return;
    const top = this.host.prop('scrollY') ? pixels(this.news('scrollTop')) : NaN;
    const left = this.host.prop('scrollX') ? pixels(this.news('scrollLeft')) : NaN;
    const animated = this.host.prop<boolean>('scrollWithAnimation');
    if (!Number.isNaN(top) || !Number.isNaN(left))
      void this.go(
        Number.isNaN(left) ? undefined : left,
        Number.isNaN(top) ? undefined : top,
        animated ? ANIMATION : 0,
      );
    const id = this.news('scrollIntoView');
    if (typeof id === 'string' && id)
      void this.into(this.container.querySelector(`#${CSS.escape(id)}`), animated);
  }

  private into(target: Element | null, animated: boolean): Promise<void> {
    if (!target) return Promise.resolve();
    const [there, here] = [target.getBoundingClientRect(), this.main.getBoundingClientRect()];
    const left = this.host.prop('scrollX') ? this.main.scrollLeft + there.left - here.left : undefined;
    const top = this.host.prop('scrollY') ? this.main.scrollTop + there.top - here.top : undefined;
    return this.go(left, top, animated ? ANIMATION : 0);
  }

  private scrollTo(first?: number | ScrollViewTarget, second?: number): Promise<void> {
    if (typeof first === 'number' || typeof second === 'number')
      return this.go(typeof first === 'number' ? first : undefined, second, 0);
    const { left, top, animated = true, duration = ANIMATION } = first ?? {};
    return this.go(left, top, animated ? duration : 0);
  }

  private async go(left: number | undefined, top: number | undefined, duration: number): Promise<void> {
    const { main } = this;
    const [fromLeft, fromTop] = [main.scrollLeft, main.scrollTop];
    const toLeft = left ?? fromLeft;
    const toTop = top ?? fromTop;
    await this.motion.tween(duration, easeOut, (portion) => {
      main.scrollLeft = fromLeft + (toLeft - fromLeft) * portion;
      main.scrollTop = fromTop + (toTop - fromTop) * portion;
    });
  }

  private turnPage(): void {
    const paging = this.host.prop('pagingEnabled') && this.host.prop('enhanced');
    if (!paging || this.motion.running) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.main;
    const left = this.host.prop('scrollX') ? Math.round(scrollLeft / clientWidth) * clientWidth : scrollLeft;
    const top = this.host.prop('scrollY') ? Math.round(scrollTop / clientHeight) * clientHeight : scrollTop;
    // The browser rounds half pixels: scrolling there would cause another scrollend, endlessly.
    if (Math.abs(left - scrollLeft) + Math.abs(top - scrollTop) > 1) void this.go(left, top, ANIMATION);
  }
}

defineWidget('scroll-view', containerSpecs['scroll-view']!, (host) => new ScrollView(host));
