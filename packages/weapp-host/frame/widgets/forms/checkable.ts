import { formSpecs } from '../../../protocol/components/forms';
import { defaultOf } from '../../look';
import type { Widget, WidgetHost } from '../../widget';
import { assignments, labelTarget, part, reflect, remember } from './controls';

/** Interface of a checkbox or radio for its group. */
export interface Checkable {
  value(): string;
  checked(): boolean;
  set(checked: boolean): void;
}

interface CheckableOptions {
  tag: 'checkbox' | 'radio';
  /** new state after a tap, given the current one */
  next(checked: boolean): boolean;
  /** changed by the user */
  changed(widget: Widget): void;
  /** changed by the template */
  assigned?(widget: Widget): void;
}

const checkables = new WeakMap<Widget, Checkable>();

export const checkableOf = (widget: Widget): Checkable | undefined => checkables.get(widget);

/** Shared by checkbox and radio: a mark with WeChat's class names before the content. */
export function createCheckable(host: WidgetHost, options: CheckableOptions): Widget {
  const { tag } = options;
  const mark = part(part(host.element, `wx-${tag}-wrapper`), `wx-${tag}-input`);
  const assigned = assignments<boolean>();
  let checked = false;

  const show = (): void => {
    const disabled = host.prop<boolean>('disabled');
    mark.classList.toggle(`wx-${tag}-input-checked`, checked);
    mark.classList.toggle(`wx-${tag}-input-disabled`, disabled);
    reflect(host.element, 'disabled', disabled);
    paint(mark, tag, checked && !disabled, host.prop('color'));
  };
  const set = (next: boolean): void => {
    checked = next;
    show();
  };
  const act = (): void => {
    const next = options.next(checked);
    if (host.prop<boolean>('disabled') || next === checked) return;
    set(next);
    host.model('checked', next);
    options.changed(widget);
  };
  const widget: Widget = {
    update: (changed) => {
      const given = changed.has('checked') && assigned(host.prop('checked'));
      if (given) set(host.prop('checked'));
      else show();
      if (given && checked) options.assigned?.(widget);
    },
    tapped: () => {
      act();
      return undefined;
    },
    state: () => ({ checked, value: host.prop('value') }),
  };
  labelTarget(host, act);
  show();
  checkables.set(widget, { value: () => host.prop('value'), checked: () => checked, set });
  return remember(widget, host);
}

const DEFAULT_COLOR = formSpecs.radio.attributes.color?.default;

/** `color` is the tick of a checkbox, and the fill of a radio. */
function paint(mark: HTMLElement, tag: 'checkbox' | 'radio', on: boolean, color: string): void {
  if (tag === 'checkbox') mark.style.color = color;
  else {
    const own = on && color !== defaultOf('radio', 'color', DEFAULT_COLOR) ? color : '';
    mark.style.backgroundColor = own;
    mark.style.borderColor = own;
  }
}
