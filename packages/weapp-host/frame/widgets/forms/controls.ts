import type { Widget, WidgetHost } from '../../widget';

/** What the form widgets know of one another beyond the Widget interface. */
const hosts = new WeakMap<Widget, WidgetHost>();
const labelTargets = new WeakMap<Element, LabelTarget>();

interface LabelTarget {
  host: WidgetHost;
  act(): void;
}

/** Remembers the host behind a widget, so that a form or a group can read its attributes. */
export function remember<W extends Widget>(widget: W, host: WidgetHost): W {
  hosts.set(widget, host);
  return widget;
}

export const hostOf = (widget: Widget): WidgetHost | undefined => hosts.get(widget);

/**
 * Whether two nodes are written in the same template: a form and a label know nothing of what is inside a custom component.
 * Nodes of one component share the class prefix of its style sheet.
 */
export const sameComponent = (one: WidgetHost, other: WidgetHost): boolean =>
  one.scoped?.('x').join() === other.scoped?.('x').join();

/** Whether a form knows a control: one of its own component, or one in a component that opens itself to forms. */
export const belongsTo = (form: WidgetHost, control: WidgetHost, part: 'group' | 'button'): boolean => {
  if (sameComponent(form, control)) return true;
  const open = control.element.closest(`[form-parts~=${part}]`);
  return open !== null && form.element.contains(open);
};

/** Makes a control one that a label can stand for: `act` is what a tap on the label does to it. */
export const labelTarget = (host: WidgetHost, act: () => void): void => {
  labelTargets.set(host.element, { host, act });
};

export const labelTargetOf = (element: Element): LabelTarget | undefined => labelTargets.get(element);

/** A div with WeChat's class name: mini programs style the insides of controls by these. */
export function part(parent: Element, className: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}

/** Writes an attribute onto the element, since WXSS may select by it: button[disabled], button[type=primary]. */
export function reflect(element: Element, name: string, value: string | boolean): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}

/**
 * Whether the template hands over something new. A value equal to the one it set before does not undo what the finger did,
 * as in WeChat.
 */
export function assignments<T>(): (value: T) => boolean {
  let last: { value: T } | null = null;
  return (value) => {
    if (last && last.value === value) return false;
    last = { value };
    return true;
  };
}
