import { formSpecs } from '../../../protocol/components/forms';
import { type Widget, type WidgetHost, defineWidget } from '../../widget';
import { checkableOf, createCheckable } from './checkable';
import { hostOf, remember } from './controls';

const groupOf = (host: WidgetHost): WidgetHost | undefined => {
  const group = host.closest('radio-group');
  return group ? hostOf(group) : undefined;
};

const valueOf = (group: WidgetHost): string =>
  group
    .descendants('radio')
    .flatMap((widget) => checkableOf(widget) ?? [])
    .find((radio) => radio.checked())
    ?.value() ?? '';

/** At most one radio of a group is checked. */
function uncheckOthers(host: WidgetHost, chosen: Widget): void {
  for (const widget of groupOf(host)?.descendants('radio') ?? []) {
    const radio = checkableOf(widget);
    if (widget === chosen || !radio?.checked()) continue;
    radio.set(false);
    hostOf(widget)?.model('checked', false);
  }
}

defineWidget('radio', formSpecs.radio, (host) =>
  createCheckable(host, {
    tag: 'radio',
    next: () => true,
    changed: (widget) => {
      uncheckOthers(host, widget);
      const group = groupOf(host);
      group?.fire('change', { value: valueOf(group) });
    },
    assigned: (widget) => uncheckOthers(host, widget),
  }),
);

defineWidget('radio-group', formSpecs['radio-group'], (host) =>
  remember(
    {
      state: () => ({ value: valueOf(host) }),
      formValue: () => valueOf(host),
      formReset: () => host.descendants('radio').forEach((widget) => checkableOf(widget)?.set(false)),
    },
    host,
  ),
);
