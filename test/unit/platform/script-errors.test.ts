/** @jest-environment jsdom */
import { browser } from '@/platform/web/browser';

it('A browser tells what a script threw and nobody caught, until nobody listens', () => {
  // Where nobody listens, the runner takes what is thrown for a failure of the test.
  window.addEventListener('error', () => undefined);
  const heard: unknown[] = [];
  const stop = browser.onScriptError((error) => heard.push(error));
  const error = new Error('no');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  // Of another origin's script, and of a picture that is not there.
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(new Event('error'));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(heard).toEqual([error]);
});
