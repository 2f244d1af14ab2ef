import type { BridgeEventName } from '@/contract/bridge';
import { visibilityInApp } from '@/platform/bridge/known-by-app';
import { FakeAbilities } from '@/platform/fake-abilities';
import { nativeApp } from './support/native-app';

describe('events of the app', () => {
  const EVENTS: BridgeEventName[] = [
    'OnResume',
    'OnPause',
    'WebViewGoBack',
    'SaveVideoProgress',
    'GetWebInitStatus',
  ];

  it('has one handler each; only Android asks whether the page has started', () => {
    expect(nativeApp('').app.registered.sort()).toEqual([...EVENTS].sort());
    expect(nativeApp('', { system: 'ios' }).app.registered).not.toContain('GetWebInitStatus');
  });

  it('reach all listeners, and none after they stop', () => {
    const { app, abilities } = nativeApp('');
    const received: string[] = [];
    const stop = abilities.on('OnResume', () => received.push('one'));
    abilities.on('OnResume', () => received.push('two'));
    expect(app.emit('OnResume')).toEqual([{}]);
    stop();
    app.emit('OnResume', undefined, false);
    expect(received).toEqual(['one', 'two', 'two']);
  });

  it('is not kept for those who come later', () => {
    const { app, abilities } = nativeApp('');
    app.emit('OnResume');
    const received: unknown[] = [];
    abilities.on('OnResume', (data) => received.push(data));
    expect(received).toEqual([]);
  });

  it('reads how far a film is saved from a number, a text or an object, and nothing from anything else', () => {
    const { app, abilities } = nativeApp('');
    const received: number[] = [];
    abilities.on('SaveVideoProgress', ({ progress }) => received.push(progress));
    for (const data of [5, '45', '{"progress":"60"}', { progress: 170 }, 'soon', {}, null]) {
      app.emit('SaveVideoProgress', data);
    }
    expect(received).toEqual([5, 45, 60, 100]);
  });

  it('learns that the page has started, however early it asked', () => {
    const { app, events } = nativeApp('');
    const early = app.emit('GetWebInitStatus');
    expect(early).toEqual([]);
    app.emit('GetWebInitStatus', '', false);
    events.started();
    expect(early).toEqual([{ status: 1 }]);
    expect(app.emit('GetWebInitStatus')).toEqual([{ status: 1 }]);
  });
});

describe('whether the page is in front', () => {
  it('is what the page or the app said last, and is not said twice', () => {
    const abilities = new FakeAbilities(() => 'supported');
    let page: (isVisible: boolean) => void = () => undefined;
    let isStopped = false;
    const received: boolean[] = [];
    const watch = visibilityInApp((listener) => {
      page = listener;
      return () => (isStopped = true);
    }, abilities);
    const stop = watch((isVisible) => received.push(isVisible));
    page(true);
    abilities.emit('OnPause', null);
    page(false);
    page(true);
    abilities.emit('OnResume', null);
    page(false);
    expect(received).toEqual([false, true, false]);
    stop();
    abilities.emit('OnResume', null);
    expect(received).toHaveLength(3);
    expect(isStopped).toBe(true);
  });
});
