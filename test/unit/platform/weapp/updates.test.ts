import { watchUpdates } from '@/platform/weapp/updates';

function weChat() {
  let finish: () => void = () => undefined;
  const applyUpdate = jest.fn();
  const updates = watchUpdates({
    applyUpdate,
    onUpdateReady: (listener) => void (finish = () => listener({ errMsg: '' })),
  });
  return { applyUpdate, updates, download: () => finish() };
}

describe('A new version of the mini program', () => {
  test('is announced once it has been downloaded, to who asks later, too', () => {
    const { updates, download, applyUpdate } = weChat();
    const early = jest.fn();
    const late = jest.fn((restart: () => void) => restart());
    updates.onNewVersion(early);
    expect(early).not.toHaveBeenCalled();
    download();
    updates.onNewVersion(late);
    expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });

  test('starts when it is asked for, and not before it is there', () => {
    const { updates, download, applyUpdate } = weChat();
    expect(updates.start()).toBe(false);
    expect(applyUpdate).not.toHaveBeenCalled();
    download();
    expect(updates.start()).toBe(true);
    expect(applyUpdate).toHaveBeenCalledTimes(1);
  });
});
