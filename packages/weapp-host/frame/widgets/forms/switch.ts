import { formSpecs } from '../../../protocol/components/forms';
import { defineWidget } from '../../widget';
import { assignments, labelTarget, part, reflect, remember } from './controls';

defineWidget('switch', formSpecs.switch, (host) => {
  const wrapper = part(host.element, 'wx-switch-wrapper');
  const track = part(wrapper, 'wx-switch-input');
  const box = part(wrapper, 'wx-checkbox-input');
  const assigned = assignments<boolean>();
  let checked = false;

  const show = (): void => {
    const asBox = host.prop<string>('type') === 'checkbox';
    const color = host.prop<string>('color');
    track.hidden = asBox;
    box.hidden = !asBox;
    track.classList.toggle('wx-switch-input-checked', checked);
    track.classList.toggle('wx-switch-input-disabled', host.prop('disabled'));
    box.classList.toggle('wx-checkbox-input-checked', checked);
    box.classList.toggle('wx-checkbox-input-disabled', host.prop('disabled'));
    track.style.backgroundColor = track.style.borderColor = checked ? color : '';
    box.style.color = color;
    reflect(host.element, 'disabled', host.prop('disabled'));
  };
  const set = (next: boolean): void => {
    checked = next;
    show();
  };
  const act = (): void => {
    if (host.prop<boolean>('disabled')) return;
    set(!checked);
    host.model('checked', checked);
    host.fire('change', { value: checked });
  };

  labelTarget(host, act);
  show();
  return remember(
    {
      update: (changed) => {
        if (changed.has('checked') && assigned(host.prop('checked'))) set(host.prop('checked'));
        else show();
      },
      tapped: () => {
        act();
        return undefined;
      },
      state: () => ({ checked }),
      methods: { tap: act },
      formValue: () => checked,
      formReset: () => {
        set(false);
        host.model('checked', false);
      },
    },
    host,
  );
});
