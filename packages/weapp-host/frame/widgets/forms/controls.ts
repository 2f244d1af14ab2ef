import type { Widget, WidgetHost } from '../../widget';

/** Internal interface between form widgets, beyond Widget. */
const hosts = new WeakMap<Widget, WidgetHost>();
const labelTargets = new WeakMap<Element, LabelTarget>();

interface LabelTarget {
  host: WidgetHost;
  act(): void;
}

/** Registers a widget's host, so that forms and groups can read its attributes. */
export function remember<W extends Widget>(widget: W, host: WidgetHost): W {
  hosts.set(widget, host);
  return widget;
}

export const hostOf = (widget: Widget): WidgetHost | undefined => hosts.get(widget);

/**
 * Whether two nodes are in the same template: forms and labels do not reach into custom components. Nodes of one component share the class
 * prefix of its style sheet.
 */
export const sameComponent = (one: WidgetHost, other: WidgetHost): boolean =>
  one.scoped?.('x').join() === other.scoped?.('x').join();

/** Whether a control belongs to a form: in the same component, or in one that exposes its fields to forms. */
export const belongsTo = (form: WidgetHost, control: WidgetHost, part: 'group' | 'button'): boolean => {
  if (sameComponent(form, control)) return true;
  const open = control.element.closest(`[form-parts~=${part}]`);
  return open !== null && form.element.contains(open);
};

/** Makes a control usable by labels: `act` runs when the label is tapped. */
export const labelTarget = (host: WidgetHost, act: () => void): void => {
  labelTargets.set(host.element, { host, act });
};

export const labelTargetOf = (element: Element): LabelTarget | undefined => labelTargets.get(element);

/** A div with WeChat's class name: mini programs use these for styling. */
export function part(parent: Element, className: string): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}

/** Reflects an attribute onto the element for WXSS selectors: button[disabled], button[type=primary]. */
export function reflect(element: Element, name: string, value: string | boolean): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}

/** Whether the template sets a new value. As in WeChat, the same value as before does not undo the user's change. */
export function assignments<T>(): (value: T) => boolean {
  let last: { value: T } | null = null;
  return (value) => {
    if (last && last.value === value) return false;
    last = { value };
    return true;
  };
}
