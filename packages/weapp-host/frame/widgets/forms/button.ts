import { formSpecs } from '../../../protocol/components/forms';
import { type WidgetHost, defineWidget } from '../../widget';
import { hover } from '../hover';
import { belongsTo, hostOf, labelTarget, reflect, remember } from './controls';
import { resetForm, submitForm } from './form';

const REFLECTED = ['size', 'type', 'plain', 'disabled', 'loading'];

/** Attributes used by an open-type. The logic side already has the dataset. */
const OPEN_TYPE_ATTRIBUTES = [
  'lang',
  'sessionFrom',
  'sendMessageTitle',
  'sendMessagePath',
  'sendMessageImg',
  'appParameter',
  'showMessageCard',
  'phoneNumberNoQuotaToast',
];

/** submitToGroup sends the text of the form's textarea to a chat; the form gets an event. */
function sendToGroup(host: WidgetHost, formHost: WidgetHost): void {
  const text = formHost.descendants('textarea')[0]?.state?.().value ?? '';
  formHost.fire('__openType', {
    openType: 'submitToGroup',
    text,
    needShowEntrance: host.prop('needShowEntrance'),
    entrancePath: host.prop('entrancePath'),
  });
}

function useForm(host: WidgetHost): void {
  const formType = host.prop<string>('formType');
  const form = formType ? host.closest('form') : null;
  const formHost = form && hostOf(form);
  if (!formHost || !belongsTo(formHost, host, 'button')) return;
  if (formType === 'submit') submitForm(formHost);
  if (formType === 'reset') resetForm(formHost);
  if (formType === 'submitToGroup') sendToGroup(host, formHost);
}

/** The logic side handles open-types: it gets __openType and raises getphonenumber and similar events. */
function useOpenType(host: WidgetHost): void {
  const openType = host.prop<string>('openType');
  if (!openType) return;
  const attributes = OPEN_TYPE_ATTRIBUTES.map((name): [string, unknown] => [name, host.prop(name)]);
  host.fire('__openType', { openType, ...Object.fromEntries(attributes) });
}

function pressed(host: WidgetHost): void {
  useForm(host);
  useOpenType(host);
}

defineWidget('button', formSpecs.button, (host) => {
  const pressedLook = hover(host, {
    enabled: () => !host.prop<boolean>('disabled'),
    defaultClass: 'button-hover',
  });
  labelTarget(host, () => {
    if (host.prop<boolean>('disabled')) return;
    host.fire('tap', {}, { bubbles: true });
    pressed(host);
  });
  return remember(
    {
      released: () => pressedLook.release(),
      update: () => REFLECTED.forEach((name) => reflect(host.element, name, host.prop(name))),
      tapped: () => {
        if (host.prop<boolean>('disabled')) return false;
        // The tap reaches the mini program first.
        queueMicrotask(() => pressed(host));
        return undefined;
      },
    },
    host,
  );
});
