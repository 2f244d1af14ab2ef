/** The `animation` attribute: result of wx.createAnimation().export(). */
interface Animate {
  type: string;
  args: unknown[];
}

interface Action {
  animates: Animate[];
  option: {
    transformOrigin?: string;
    transition?: { duration?: number; timingFunction?: string; delay?: number };
  };
}

const DEGREES = new Set(['rotate', 'rotateX', 'rotateY', 'rotateZ', 'skew', 'skewX', 'skewY']);
const LENGTHS = new Set(['translate', 'translate3d', 'translateX', 'translateY', 'translateZ']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAction = (value: unknown): value is Action => isRecord(value) && Array.isArray(value.animates);

const withUnit = (value: unknown, unit: string): string =>
  typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value))
    ? `${String(value)}${unit}`
    : String(value);

/** A function of a CSS transform; angles in degrees, lengths in px. */
export function transformOf({ type, args }: Animate): string {
  if (type === 'rotate3d')
    return `rotate3d(${args.slice(0, 3).map(String).join(',')},${withUnit(args[3] ?? 0, 'deg')})`;
  const unit = DEGREES.has(type) ? 'deg' : LENGTHS.has(type) ? 'px' : '';
  return `${type}(${args.map((value) => withUnit(value, unit)).join(',')})`;
}

/** CSS properties set by a step, in order. */
export function stylesOf(animates: Animate[]): Map<string, string> {
  const styles = new Map<string, string>();
  const transform = animates.filter(({ type }) => type !== 'style').map(transformOf);
  if (transform.length > 0) styles.set('transform', transform.join(' '));
  for (const { type, args } of animates) if (type === 'style') styles.set(String(args[0]), String(args[1]));
  return styles;
}

/** Waits for the end of a step's transition. */
const over = (element: HTMLElement, stop: AbortSignal): Promise<void> =>
  Promise.allSettled(
    element
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map((animation) => animation.finished),
  ).then(() => {
    if (stop.aborted) throw new Error('replaced');
  });

/** Plays steps in sequence. A later call on the same element replaces the running one. */
export class AnimationPlayer {
  private playing: AbortController | null = null;

  constructor(private readonly element: HTMLElement) {}

  play(data: unknown): void {
    const actions = isRecord(data) && Array.isArray(data.actions) ? data.actions.filter(isAction) : [];
    if (actions.length === 0) return;
    this.playing?.abort();
    const stop = new AbortController();
    this.playing = stop;
    void this.run(actions, stop.signal).catch(() => undefined);
  }

  private async run(actions: Action[], stop: AbortSignal): Promise<void> {
    for (const action of actions) {
      this.step(action);
      await over(this.element, stop);
    }
    this.element.style.transition = '';
  }

  private step({ animates, option }: Action): void {
    const { style } = this.element;
    const { duration = 400, timingFunction = 'linear', delay = 0 } = option.transition ?? {};
    const styles = stylesOf(animates);
    // Forces a style flush: otherwise the browser would merge start and end of the transition.
    void this.element.offsetWidth;
    style.transitionProperty = [...styles.keys()].join(',');
    style.transitionDuration = `${duration}ms`;
    style.transitionTimingFunction = timingFunction;
    style.transitionDelay = `${delay}ms`;
    style.transformOrigin = option.transformOrigin ?? '50% 50% 0';
    for (const [name, value] of styles) style.setProperty(name, value);
  }
}
