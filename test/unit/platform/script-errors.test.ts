/** @jest-environment jsdom */
import { browser } from '@/platform/web/browser';

it('A browser reports uncaught errors of a script, until the listener is removed', () => {
  // Without a listener, jest treats the errors as failures of the test.
  window.addEventListener('error', () => undefined);
  const received: unknown[] = [];
  const stop = browser.onScriptError((error) => received.push(error));
  const error = new Error('no');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  // An error in a script of another origin, and a picture that failed to load.
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  window.dispatchEvent(new Event('error'));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(received).toEqual([error]);
});
