import { formSpecs } from '../../../protocol/components/forms';
import { type Widget, type WidgetHost, defineWidget } from '../../widget';
import { belongsTo, hostOf, remember } from './controls';

/** Built-in components with a form value; the logic side adds custom ones (the behavior wx://form-field). */
const FIELDS = [
  'input',
  'textarea',
  'switch',
  'slider',
  'checkbox-group',
  'radio-group',
  'picker',
  'picker-view',
];

/** Template messages were removed; WeChat's constant result of report-submit since then. */
const NO_FORM_ID = 'requestFormId:fail deprecated';

const fieldsOf = (form: WidgetHost): Widget[] =>
  FIELDS.flatMap((tag) => form.descendants(tag)).filter((field) => {
    const host = hostOf(field);
    return host && belongsTo(form, host, 'group');
  });

/** Raises submit with {value: {name: value}}. */
export function submitForm(form: WidgetHost): void {
  const value: Record<string, unknown> = {};
  for (const field of fieldsOf(form)) {
    const name = hostOf(field)?.prop<string>('name');
    if (name) value[name] = field.formValue?.();
  }
  form.fire('submit', form.prop<boolean>('reportSubmit') ? { value, formId: NO_FORM_ID } : { value });
}

export function resetForm(form: WidgetHost): void {
  for (const field of fieldsOf(form)) field.formReset?.();
  form.fire('reset', {});
}

defineWidget('form', formSpecs.form, (host) => remember({}, host));
