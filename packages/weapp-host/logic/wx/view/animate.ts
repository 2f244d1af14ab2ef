import type { WxContext } from '../context';
import { componentOf, nodeIdOf, select } from './nodes';

type Keyframe = Record<string, unknown>;

const TRANSFORM = /^(matrix|rotate|scale|skew|translate)/;

/** Arguments of a transform function with their units. */
function argumentsOf(name: string, value: unknown): string {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  // The last argument of rotate3d is its angle, the others are a direction.
  const unit = (index: number): string => {
    if (name.startsWith('translate')) return 'px';
    if (name === 'rotate3d') return index === 3 ? 'deg' : '';
    return /^(rotate|skew)/.test(name) ? 'deg' : '';
  };
  return values
    .map((one, index) => (typeof one === 'number' ? `${one}${unit(index)}` : String(one)))
    .join(',');
}

/** Converts a keyframe of this.animate for the browser. */
export function browserKeyframe(given: Keyframe): Record<string, string | number> {
  const made: Record<string, string | number> = {};
  const transforms: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (name === 'ease') made.easing = String(value);
    else if (TRANSFORM.test(name)) transforms.push(`${name}(${argumentsOf(name, value)})`);
    else made[name] = typeof value === 'number' ? value : String(value);
  }
  if (transforms.length > 0) made.transform = transforms.join(' ');
  return made;
}

interface Target {
  page: number;
  node: number;
}

function targetsOf(context: WxContext, instance: unknown, selector: string): Target[] {
  const page = context.pageOf(instance);
  const root = componentOf(instance);
  if (!page || !root) return [];
  return select(root, selector, true).flatMap((element) => {
    const node = nodeIdOf(element);
    return node === null ? [] : [{ page: page.id, node }];
  });
}

/** this.animate and this.clearAnimation of pages and components; `done` is called when all have ended. */
export function animate(
  context: WxContext,
  instance: unknown,
  selector: string,
  keyframes: Keyframe[],
  duration: number,
  done?: () => void,
): void {
  const frames = keyframes.map(browserKeyframe);
  const jobs = targetsOf(context, instance, selector).map(({ page, node }) =>
    context.frame(page, 'animate', { node, keyframes: frames, duration }),
  );
  void Promise.allSettled(jobs).then(() => context.guard(typeof done === 'function' ? done : undefined));
}

export function clearAnimation(
  context: WxContext,
  instance: unknown,
  selector: string,
  done?: () => void,
): void {
  const jobs = targetsOf(context, instance, selector).map(({ page, node }) =>
    context.frame(page, 'animate', { node, keyframes: null, duration: 0 }),
  );
  void Promise.allSettled(jobs).then(() => context.guard(typeof done === 'function' ? done : undefined));
}
