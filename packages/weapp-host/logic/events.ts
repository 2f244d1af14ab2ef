import * as glassEasel from 'glass-easel';
import type { ViewEvent } from '../protocol/calls';
import { customFields } from './form-behaviors';
import type { OpenPage } from './page-stack';

/** An event of a built-in component for the host itself: __openType, __navigate … */
export type HostEvent = (page: OpenPage, event: ViewEvent, target: glassEasel.Element) => void;

interface PlainTarget {
  id: string;
  dataset: Record<string, unknown>;
  offsetLeft: number;
  offsetTop: number;
}

const copy = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** Whether the handler of a tap is running: some wx methods require one. */
export const gesture = { active: false };

const GESTURES = new Set(['tap', 'longpress', 'longtap', 'submit', '__openType']);

const behind = new WeakMap<object, glassEasel.Element>();

/** The element whose handler is running; not visible to handlers. */
export const elementBehind = (event: object): glassEasel.Element | undefined => behind.get(event);

/**
 * WeChat's handlers get plain objects: target and currentTarget are {id, dataset, offsetLeft, offsetTop}, detail is a copy. glass-easel
 * passes live nodes, which are converted here.
 */
export function makeEventsPlain(): void {
  glassEasel.Event.prototype.wrapShadowedEvent = function (
    this: glassEasel.Event<unknown>,
    targetCaller,
    mark,
    currentTargetCaller,
  ) {
    const offsets = (this.extraFields?.__offsets ?? {}) as ViewEvent['offsets'];
    const { __offsets: _offsets, ...extra } = this.extraFields ?? {};
    const plain = Object.create(this) as Record<string, unknown>;
    const own = {
      type: this.type,
      timeStamp: Math.round(this.timeStamp),
      target: plainTarget(targetCaller, offsets),
      currentTarget: plainTarget(currentTargetCaller, offsets),
      mark: copy(mark ?? {}),
      detail: this.detail,
      mut: this.mutatedMarked(),
      ...extra,
    };
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(plain, name, { value, writable: true, enumerable: true, configurable: true });
    const current = elementOf(currentTargetCaller);
    if (current) behind.set(plain, current);
    return plain as unknown as glassEasel.ShadowedEvent<unknown>;
  };
}

function plainTarget(caller: glassEasel.Element, offsets: ViewEvent['offsets']): PlainTarget {
  const element = elementOf(caller);
  const node = (element?.getBackendElement() as unknown as { nodeId?: number } | null)?.nodeId;
  const [offsetLeft, offsetTop] = offsets[node ?? -1] ?? [0, 0];
  return {
    id: element?.id ?? '',
    dataset: copy(element?.dataset ?? {}),
    offsetLeft,
    offsetTop,
  };
}

/** The glass-easel element of a caller: the instance for components, the node itself otherwise. */
function elementOf(caller: unknown): glassEasel.Element | null {
  if (caller instanceof glassEasel.Element) return caller;
  const inner = (caller as { _$?: unknown } | null)?._$;
  return inner instanceof glassEasel.Element ? inner : null;
}

/** Dispatches a frame's events on the logic side's tree. */
export function dispatchViewEvent(page: OpenPage, event: ViewEvent, host: Record<string, HostEvent>): void {
  const target = page.context.element(event.node)?.__wxElement;
  if (!target) return;
  const previous = gesture.active;
  gesture.active = GESTURES.has(event.type);
  try {
    const special = host[event.type];
    if (special) special(page, event, target);
    else
      fire(
        target,
        completed(event, target),
        event.type === 'input' ? replaceTyped(page, event.node) : undefined,
      );
  } finally {
    gesture.active = previous;
  }
}

/** Only the logic side knows the values of custom form fields. */
function completed(event: ViewEvent, target: glassEasel.Element): ViewEvent {
  if (event.type !== 'submit') return event;
  const detail = event.detail as { value?: object };
  return { ...event, detail: { ...detail, value: { ...detail.value, ...customFields(target) } } };
}

/** The result of bindinput, a text or {value}, replaces the input. */
function replaceTyped(page: OpenPage, node: number): (answer: unknown) => void {
  return (answer) => {
    const text =
      typeof answer === 'object' && answer !== null ? (answer as { value?: unknown }).value : answer;
    if (typeof text === 'string') page.context.tell('widgetCall', { node, method: 'replace', args: [text] });
  };
}

export function fire(
  target: glassEasel.Element,
  { type, detail, bubbles, composed, touches, changedTouches, offsets }: Omit<ViewEvent, 'page' | 'node'>,
  onReturn?: (answer: unknown) => void,
): void {
  const made = new glassEasel.Event(type, copy(detail) ?? {}, {
    bubbles,
    composed,
    capturePhase: bubbles,
    ...(onReturn ? { handleListenerReturn: onReturn } : {}),
    extraFields: { ...(touches ? { touches, changedTouches } : {}), __offsets: offsets },
  });
  glassEasel.Event.dispatchEvent(target, made);
}

/** Raises an event of the host on a node: the result of an open-type, messages of a web-view … */
export const fireDetail = (target: glassEasel.Element, type: string, detail: unknown): void =>
  fire(target, { type, detail, bubbles: false, composed: false, offsets: {} });
