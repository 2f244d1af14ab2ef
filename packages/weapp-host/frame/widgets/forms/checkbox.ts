import { formSpecs } from '../../../protocol/components/forms';
import { type WidgetHost, defineWidget } from '../../widget';
import { checkableOf, createCheckable } from './checkable';
import { hostOf, remember } from './controls';

const boxesOf = (group: WidgetHost) =>
  group.descendants('checkbox').flatMap((widget) => checkableOf(widget) ?? []);

/** Values of the checked boxes in document order. */
const valueOf = (group: WidgetHost): string[] =>
  boxesOf(group)
    .filter((box) => box.checked())
    .map((box) => box.value());

defineWidget('checkbox', formSpecs.checkbox, (host) =>
  createCheckable(host, {
    tag: 'checkbox',
    next: (checked) => !checked,
    changed: () => {
      const group = host.closest('checkbox-group');
      const groupHost = group && hostOf(group);
      groupHost?.fire('change', { value: valueOf(groupHost) });
    },
  }),
);

defineWidget('checkbox-group', formSpecs['checkbox-group'], (host) =>
  remember(
    {
      state: () => ({ value: valueOf(host) }),
      formValue: () => valueOf(host),
      formReset: () => boxesOf(host).forEach((box) => box.set(false)),
    },
    host,
  ),
);
