import { delayedBridge } from '@/platform/bridge/delayed-bridge';
import { EventListeners } from '@/platform/event-listeners';

describe('a bridge', () => {
  function page() {
    const seen: ((isVisible: boolean) => void)[] = [];
    const events = new EventListeners();
    const reload = jest.fn();
    let arrive: (candidate: unknown) => void = () => undefined;
    const delayed = delayedBridge(
      (onReady) => void (arrive = onReady),
      {
        reload,
        onVisibilityChange: (listener) => {
          seen.push(listener);
          return () => undefined;
        },
      },
      events,
    );
    const ready = jest.fn();
    delayed.connect(ready);
    return {
      ready,
      reload,
      settle: delayed.settle,
      arrive: () => arrive('bridge'),
      show: (isVisible: boolean) => seen.forEach((listener) => listener(isVisible)),
      resume: () => events.emit('OnResume', null),
    };
  }

  it('that comes in time restarts nothing', () => {
    const { arrive, ready, settle, show, resume, reload } = page();
    arrive();
    settle();
    show(true);
    resume();
    expect(ready).toHaveBeenCalledWith('bridge');
    expect(reload).not.toHaveBeenCalled();
  });

  it('that comes late counts at the next return to the page, and not before', () => {
    const { arrive, settle, show, reload } = page();
    settle();
    arrive();
    show(false);
    expect(reload).not.toHaveBeenCalled();
    show(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that comes late counts when its app reports a resume', () => {
    const { arrive, settle, resume, reload } = page();
    settle();
    arrive();
    resume();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
