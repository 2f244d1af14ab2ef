import { oneSound } from '@/features/films/one-sound';
import { fakeApp } from '../../support/fakes/fake-app';

describe('the only sound of the app', () => {
  test('belongs to the last to ask: the one before is stopped', async () => {
    const { app } = await fakeApp();
    const sound = app.get(oneSound);
    const [film, story] = [jest.fn(), jest.fn()];
    sound.claim(film);
    sound.claim(film);
    expect(film).not.toHaveBeenCalled();
    sound.claim(story);
    expect([film.mock.calls.length, story.mock.calls.length]).toEqual([1, 0]);
  });

  test('that was given back stops no other', async () => {
    const { app } = await fakeApp();
    const film = jest.fn();
    app.get(oneSound).claim(film)();
    app.get(oneSound).claim(() => undefined);
    expect(film).not.toHaveBeenCalled();
  });

  test('cannot be given back by one that lost it', async () => {
    const { app } = await fakeApp();
    const story = jest.fn();
    const release = app.get(oneSound).claim(() => undefined);
    app.get(oneSound).claim(story);
    release();
    app.get(oneSound).claim(() => undefined);
    expect(story).toHaveBeenCalledTimes(1);
  });

  test('is another one in another app', async () => {
    const [one, other] = [await fakeApp(), await fakeApp()];
    const film = jest.fn();
    one.app.get(oneSound).claim(film);
    other.app.get(oneSound).claim(() => undefined);
    expect(film).not.toHaveBeenCalled();
  });
});
