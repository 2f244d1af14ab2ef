import type { NodeId } from '../protocol/ops';

/** offsetLeft and offsetTop of a node, and of all ancestors if the event bubbles. */
export function offsetsUpFrom(
  start: HTMLElement,
  bubbles: boolean,
  numberOf: (element: Element) => NodeId | null,
): Record<NodeId, [number, number]> {
  const offsets: Record<NodeId, [number, number]> = {};
  for (let element: HTMLElement | null = start; element; element = element.parentElement) {
    const number = numberOf(element);
    if (number !== null) offsets[number] = [element.offsetLeft, element.offsetTop];
    if (!bubbles) break;
  }
  return offsets;
}
