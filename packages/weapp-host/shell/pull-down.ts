import type { WindowConfig } from '../protocol/program';
import { el } from './dom';
import './pull-down.css';

/** Height in CSS px while the page refreshes; a longer pull triggers it. */
const OPEN_HEIGHT = 50;
const MAX_HEIGHT = 120;
/** The page moves half as far as the touch. */
const DAMPING = 0.5;

/** Pull-down refresh: the frame slides down over three dots on the window's background. */
export class PullDown {
  private readonly dots = el('div', { class: 'pull-down' }, el('i'), el('i'), el('i'));
  private readonly enabled: boolean;
  private start: { x: number; y: number } | null = null;
  private offset = 0;
  private open = false;

  constructor(
    private readonly box: HTMLElement,
    private readonly iframe: HTMLElement,
    window: WindowConfig,
    private readonly pulled: () => void,
  ) {
    this.enabled = window.enablePullDownRefresh === true;
    box.prepend(this.dots);
    this.setStyle({
      backgroundColor: window.backgroundColor ?? '#ffffff',
      textStyle: window.backgroundTextStyle,
    });
  }

  setStyle({ backgroundColor, textStyle }: { backgroundColor?: string; textStyle?: string }): void {
    if (backgroundColor !== undefined) this.box.style.backgroundColor = backgroundColor;
    if (textStyle !== undefined) this.dots.classList.toggle('light', textStyle === 'light');
  }

  /** Shows the indicator on the mini program's request; `pulled` is not called. */
  setOpen(open: boolean): void {
    this.open = open;
    this.slide(open ? OPEN_HEIGHT : 0);
  }

  attach(frame: Window): void {
    if (!this.enabled) return;
    frame.addEventListener('touchstart', (event) => this.touchStart(event, frame), { passive: true });
    // In the bubbling phase, so that a catching listener or a component that uses the touch comes first.
    frame.addEventListener('touchmove', (event) => this.touchMove(event), { passive: false });
    for (const type of ['touchend', 'touchcancel'] as const)
      frame.addEventListener(type, () => this.touchEnd(), { capture: true });
  }

  private touchStart(event: TouchEvent, frame: Window): void {
    const touch = event.touches[0];
    const free = !this.open && event.touches.length === 1 && frame.scrollY <= 0 && !inScroller(event);
    // Screen positions, since the page moves with the touch.
    this.start = touch && free ? { x: touch.screenX, y: touch.screenY } : null;
  }

  private touchMove(event: TouchEvent): void {
    const touch = event.touches[0];
    if (!this.start || !touch) return;
    const down = touch.screenY - this.start.y;
    const across = Math.abs(touch.screenX - this.start.x);
    if (this.offset === 0 && (event.defaultPrevented || down <= 0 || across > down)) {
      this.start = null;
      return;
    }
    // Otherwise the browser scrolls and reports only few movements.
    if (event.cancelable) event.preventDefault();
    this.slide(Math.min(Math.max(down, 0) * DAMPING, MAX_HEIGHT));
  }

  private touchEnd(): void {
    if (!this.start) return;
    this.start = null;
    const far = this.offset >= OPEN_HEIGHT;
    this.setOpen(far);
    if (far) this.pulled();
  }

  private slide(offset: number): void {
    this.offset = offset;
    this.iframe.style.transform = offset > 0 ? `translateY(${offset}px)` : '';
    this.dots.classList.toggle('open', offset > 0);
  }
}

/** As in WeChat, a touch in a vertical scroll-view never pulls the page. Elements belong to the frame's realm: no instanceof. */
function inScroller(event: TouchEvent): boolean {
  for (const target of event.composedPath()) {
    const element = target as Element;
    const window = element.ownerDocument?.defaultView;
    if (!window || element === element.ownerDocument.body) return false;
    if (element.nodeType === 1 && /auto|scroll/.test(window.getComputedStyle(element).overflowY)) return true;
  }
  return false;
}
