import type { WxMethods } from '../context';

export interface StepOptions {
  /** ms */
  duration?: number;
  timingFunction?: string;
  delay?: number;
  transformOrigin?: string;
}

export interface Animate {
  type: string;
  args: unknown[];
}

/** Result of export(), and value of the `animation` attribute. */
export interface AnimationData {
  actions: {
    animates: Animate[];
    option: {
      transformOrigin: string;
      transition: { duration: number; timingFunction: string; delay: number };
    };
  }[];
}

const TRANSFORMS = (
  'matrix matrix3d rotate rotate3d rotateX rotateY rotateZ scale scale3d scaleX scaleY scaleZ ' +
  'skew skewX skewY translate translate3d translateX translateY translateZ'
).split(' ');
const LENGTHS = ['width', 'height', 'top', 'left', 'right', 'bottom'];
const STYLES = ['opacity', 'backgroundColor', ...LENGTHS];

const css = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Collects steps; each includes all previous ones, as in WeChat. */
export class Animation {
  [method: string]: unknown;
  private actions: AnimationData['actions'] = [];
  private queued: Animate[] = [];
  private readonly current = new Map<string, Animate>();
  private readonly option: Required<StepOptions>;

  constructor(given: StepOptions = {}) {
    this.option = {
      duration: given.duration ?? 400,
      timingFunction: given.timingFunction ?? 'linear',
      delay: given.delay ?? 0,
      transformOrigin: given.transformOrigin ?? '50% 50% 0',
    };
  }

  /** A method like rotate(45): `args` as given. */
  add(type: string, args: unknown[]): this {
    this.queued.push({ type, args });
    return this;
  }

  step(given: StepOptions = {}): this {
    for (const animate of this.queued)
      this.current.set(animate.type === 'style' ? `style.${String(animate.args[0])}` : animate.type, animate);
    this.queued = [];
    const { transformOrigin, duration, timingFunction, delay } = { ...this.option, ...given };
    this.actions.push({
      animates: [...this.current.values()],
      option: { transformOrigin, transition: { duration, timingFunction, delay } },
    });
    return this;
  }

  export(): AnimationData {
    const { actions } = this;
    this.actions = [];
    return { actions };
  }
}

for (const name of TRANSFORMS)
  Object.defineProperty(Animation.prototype, name, {
    value(this: Animation, ...args: unknown[]) {
      return this.add(name, args);
    },
  });
for (const name of STYLES)
  Object.defineProperty(Animation.prototype, name, {
    value(this: Animation, value: unknown) {
      const length = LENGTHS.includes(name) && typeof value === 'number' ? `${value}px` : value;
      return this.add('style', [css(name), length]);
    },
  });

export const animationMethods = (): WxMethods => ({
  createAnimation: (options?: StepOptions) => new Animation(options),
});
