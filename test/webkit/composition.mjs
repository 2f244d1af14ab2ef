/**
 * IME composition with Safari's event order, which no driver can produce: letters show in the field, then the word, and only after
 * compositionend the keydown that chose it, with key code 229.
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
  // A page renders between two keyboard events.
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

/** The field's value after each letter and after the composition. */
export const composeIn = (browser, selector, { before, letters, word }) =>
  browser.run(compose, selector, before, letters, word);

/** Whether the field ignores the Enter that chose a word, instead of submitting. */
export const letsEnterBy = (browser, selector) => browser.run(enter, selector, 229);
