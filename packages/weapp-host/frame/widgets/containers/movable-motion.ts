import type { Motion } from './motion';

interface Point {
  x: number;
  y: number;
}
type Place = (point: Point) => void;

/** Distance in px at which a spring is at rest. */
const NEAR = 0.1;

/**
 * An overdamped spring: WeChat's has mass 1, friction `damping` and stiffness 9 damping² / 40; its two decay rates are these parts of the
 * damping. It takes about 0.7 s with the default of 20.
 */
const [SLOW, FAST] = [(-1 + Math.sqrt(0.1)) / 2, (-1 - Math.sqrt(0.1)) / 2];

/** Remaining part of a distance of 1 after `seconds`. */
function remainder(damping: number, seconds: number): number {
  const weight = FAST / (FAST - SLOW);
  return weight * Math.exp(SLOW * damping * seconds) + (1 - weight) * Math.exp(FAST * damping * seconds);
}

export function spring(
  motion: Motion,
  from: Point,
  to: Point,
  damping: number,
  place: Place,
): Promise<boolean> {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return motion.run((elapsed) => {
    const left = remainder(damping, elapsed / 1000);
    const resting = Math.hypot(dx, dy) * left < NEAR;
    place(resting ? to : { x: to.x + dx * left, y: to.y + dy * left });
    return !resting;
  });
}

/** Inertia at `velocity` (px per ms), slowed down by `friction` px/ms²·10⁻³; `place` returns whether it may continue. */
export function slide(
  motion: Motion,
  from: Point,
  velocity: Point,
  friction: number,
  place: (point: Point) => boolean,
): Promise<boolean> {
  const speed = Math.hypot(velocity.x, velocity.y);
  const slowing = friction / 1000;
  const duration = speed / slowing;
  return motion.run((elapsed) => {
    const time = Math.min(elapsed, duration);
    const portion = speed ? (speed * time - (slowing * time * time) / 2) / speed : 0;
    const goesOn = place({ x: from.x + velocity.x * portion, y: from.y + velocity.y * portion });
    return goesOn && time < duration;
  });
}
