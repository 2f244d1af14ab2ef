/**
 * A word as Safari's keyboards make it, whose events no driver can make: letters that show in the field, the word, and only when
 * the word is done the key that chose it, with the code of a key that was taken.
 */
const compose = `
  const [selector, before, letters, word] = arguments;
  const field = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const write = (value, inputType, isComposing) => {
    set.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType, isComposing, data: value }));
  };
  const compose = (type, data) => field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
  const shown = [];
  const steps = [() => write(before, 'insertText', false), () => compose('compositionstart', '')];
  for (let length = 1; length <= letters.length; length += 1) {
    const typed = letters.slice(0, length);
    steps.push(() => compose('compositionupdate', typed), () => write(before + typed, 'insertCompositionText', true));
    steps.push(() => shown.push(field.value));
  }
  steps.push(() => write(before + word, 'insertFromComposition', true), () => compose('compositionend', word));
  field.focus();
  // A page draws between two events of a keyboard.
  return steps
    .reduce((before, step) => before.then(() => new Promise((next) => setTimeout(next))).then(step), Promise.resolve())
    .then(() => new Promise((next) => setTimeout(next)))
    .then(() => ({ shown, value: field.value }));
`;

const enter = `
  const [selector, keyCode] = arguments;
  const field = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
  field.focus();
  const key = new KeyboardEvent('keydown', { key: 'Enter', keyCode, which: keyCode, bubbles: true, cancelable: true });
  return field.dispatchEvent(key);
`;

/** What the field shows after each letter, and when the word is done. */
export const composeIn = (browser, selector, { before, letters, word }) =>
  browser.run(compose, selector, before, letters, word);

/** Whether the field lets the Enter that chose a word go by; one that sends is taken. */
export const letsEnterBy = (browser, selector) => browser.run(enter, selector, 229);
