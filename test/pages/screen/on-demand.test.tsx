import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { noFirstPaint } from '@/platform/first-paint';
import { AppProvider } from '@/stores/app/app-context';
import { fakeApp } from '../../support/fakes/fake-app';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Part = () => <b>部件</b>;

async function open() {
  const load = jest.fn<Promise<ComponentType>, []>();
  const onMissing = jest.fn();
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const { app } = await fakeApp({ platform: { firstPaint: { ...noFirstPaint, whenRemoved: () => left } } });
  const host = document.createElement('div');
  const root = createRoot(host);
  function Page({ isAsked }: { readonly isAsked: boolean }) {
    const Loaded = useWhenAsked({ isAsked, load, onMissing });
    return Loaded && isAsked ? <Loaded /> : null;
  }
  const show = (isAsked: boolean) =>
    act(async () =>
      root.render(
        <AppProvider holder={{ app }}>
          <Page isAsked={isAsked} />
        </AppProvider>,
      ),
    );
  return { host, load, onMissing, show, leave: () => act(async () => leave()) };
}

describe('What shows only when it is asked for', () => {
  it('is loaded when the first page is ready, and is there on demand', async () => {
    const { host, load, leave, show } = await open();
    load.mockResolvedValue(Part);
    await show(false);
    expect(load).not.toHaveBeenCalled();
    await leave();
    expect(load).toHaveBeenCalledTimes(1);
    await show(true);
    expect(host.textContent).toBe('部件');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes at once when it is asked for sooner', async () => {
    const { host, load, show } = await open();
    load.mockResolvedValue(Part);
    await show(true);
    expect(host.textContent).toBe('部件');
  });

  it('is said to be missing, and tried again when it is asked for again', async () => {
    const { host, load, onMissing, show } = await open();
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Part);
    await show(true);
    expect([host.textContent, onMissing.mock.calls.length]).toEqual(['', 1]);
    await show(false);
    await show(true);
    expect([host.textContent, onMissing.mock.calls.length]).toEqual(['部件', 1]);
  });

  it('costs nothing until it is needed', async () => {
    const { load, leave, onMissing, show } = await open();
    load.mockRejectedValue(new Error('no network'));
    await show(false);
    await leave();
    expect(onMissing).not.toHaveBeenCalled();
  });
});
