import { formSpecs } from '../../../protocol/components/forms';
import { type WidgetHost, defineWidget } from '../../widget';
import { labelTargetOf, sameComponent } from './controls';

/** Whether the touch was on a control inside the label, which has handled it already. */
function hitsControl(target: Element, label: Element): boolean {
  for (let at: Element | null = target; at && at !== label; at = at.parentElement)
    if (labelTargetOf(at)) return true;
  return false;
}

function actionOf(host: WidgetHost): (() => void) | undefined {
  const id = host.prop<string>('for');
  const candidates = id
    ? document.querySelectorAll(`[id="${CSS.escape(id)}"]`)
    : host.element.querySelectorAll('*');
  return [...candidates]
    .flatMap((element) => labelTargetOf(element) ?? [])
    .find((target) => sameComponent(target.host, host))?.act;
}

defineWidget('label', formSpecs.label, (host) => ({
  tapped: (target) => {
    if (!hitsControl(target, host.element)) actionOf(host)?.();
    return undefined;
  },
}));
