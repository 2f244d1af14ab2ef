import { formSpecs } from '../../../protocol/components/forms';
import { defineWidget } from '../../widget';
import { labelTarget, part } from './controls';
import { Typing } from './typing';

const KEYS: Record<string, RegExp> = { number: /^\d+$/, digit: /^[\d.]+$/, idcard: /^[\dXx]+$/ };
const INPUT_MODES: Record<string, string> = { number: 'numeric', digit: 'decimal' };

/** The password keyboard encrypts with WeChat's own keys. */
const NOT_ENCRYPTED = { encryptedValue: '', encryptError: 'safe-password:fail not supported' };

defineWidget('input', formSpecs.input, (host) => {
  const native = document.createElement('input');
  native.className = 'wx-input-native';
  const type = (): string => host.prop('type');
  let reviewed = '';

  const typing = new Typing(host, {
    native,
    box: part(host.element, 'wx-input-wrapper'),
    updated: () => {
      native.type = host.prop<boolean>('password') || type() === 'safe-password' ? 'password' : 'text';
      native.inputMode = INPUT_MODES[type()] ?? 'text';
      native.style.caretColor = host.prop('cursorColor');
    },
    allowed: () => KEYS[type()] ?? null,
    entersConfirm: () => true,
    secret: () => (type() === 'safe-password' ? NOT_ENCRYPTED : {}),
    blurred: () => {
      if (type() !== 'nickname' || native.value === reviewed) return;
      reviewed = native.value;
      host.fire('nicknamereview', { pass: true, timeout: false });
    },
  });
  labelTarget(host, () => typing.take());
  return typing.widget();
});
