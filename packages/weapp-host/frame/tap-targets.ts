import type { FrameCalls } from '../protocol/calls';
import type { ViewNode } from './view-node';

type Target = FrameCalls['tapTargets']['result'][number];

const FINGER = ['tap', 'longpress', 'longtap', 'touchstart', 'touchend'];
/** Elements that handle taps themselves. */
const CONTROLS = new Set(
  'button checkbox radio switch slider input textarea picker picker-view navigator label video image'.split(
    ' ',
  ),
);

const answersFingers = ({ tag, listeners }: ViewNode): boolean =>
  CONTROLS.has(tag) || FINGER.some((type) => listeners.has(type));

/** Tap targets on this page, innermost first: a list's rows before the list. */
export function tapTargets(root: Element, of: (element: Element) => ViewNode | null): Target[] {
  const nodes = [...root.querySelectorAll('*')].flatMap((element) => of(element) ?? []);
  return nodes
    .filter((node) => answersFingers(node) && hasSize(node.element))
    .map((node) => ({ node, inside: node.element.querySelectorAll('*').length }))
    .sort((a, b) => a.inside - b.inside)
    .map(({ node }) => describe(node));
}

const hasSize = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

const describe = ({ id, tag, element }: ViewNode): Target => ({
  node: id,
  kind: [tag, ...element.classList].join('.'),
  text: (element.textContent ?? '').trim().slice(0, 20),
});

/** Scrolls the element into view; returns its centre, unless something covers it. */
export function tapPoint(element: Element): { x: number; y: number } | null {
  if (!isOnScreen(middleOf(element))) element.scrollIntoView({ block: 'center', inline: 'center' });
  const point = middleOf(element);
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && element.contains(hit) ? point : null;
}

const isOnScreen = ({ x, y }: { x: number; y: number }): boolean =>
  x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
