import { BACKEND_CODE } from '@/contract/errors';
import { filmsCalls } from '@/contract/films/calls';
import { FILM_CODE } from '@/contract/films/values';
import { FakeApi } from '../../support/fakes/fake-api';
import { FILM, openFilm } from './support';

const refused = (code: string) => new FakeApi().onRefusal(filmsCalls.getFilm, code, '不行');

describe('the stage of a film', () => {
  test.each([
    [FILM_CODE.locked, '这一节还没有解锁', '去解锁'],
    [FILM_CODE.expired, '这一节已过有效期', '去续费'],
    [FILM_CODE.notReady, '回放正在制作中', '刷新'],
    [BACKEND_CODE.notFound, '找不到这个视频', '去看看'],
  ])('says why a film cannot be seen, and offers a next step: %s', async (code, text, action) => {
    const screen = await openFilm({
      api: refused(code),
      stage: {
        lockedAction: { text: '去解锁', onPress: () => undefined },
        expiredAction: { text: '去续费', onPress: () => undefined },
        missingAction: { text: '去看看', onPress: () => undefined },
      },
    });
    expect([screen.hasText(text), screen.hasText(action)]).toEqual([true, true]);
    expect(screen.engines).toEqual([]);
  });

  test('leads where the screen says', async () => {
    const onPress = jest.fn();
    const screen = await openFilm({
      api: refused(FILM_CODE.locked),
      stage: { lockedAction: { text: '去解锁', onPress } },
    });
    await screen.tap('去解锁');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('has the next step of a locked film where its time is over and there is no other', async () => {
    const lockedAction = { text: '去解锁', onPress: () => undefined };
    const screen = await openFilm({ api: refused(FILM_CODE.expired), stage: { lockedAction } });
    expect(screen.hasText('去解锁')).toBe(true);
  });

  test('asks nothing where the address names no film', async () => {
    const screen = await openFilm({ stage: { id: undefined } });
    expect(screen.hasText('找不到这个视频')).toBe(true);
    expect(screen.api.requests(filmsCalls.getFilm)).toEqual([]);
  });

  test('shows the boxes of what comes, and tries again where nothing did', async () => {
    const api = new FakeApi();
    const answer = api.onHold(filmsCalls.getFilm);
    const screen = await openFilm({ api });
    expect(screen.hasNamed('视频加载中…')).toBe(true);
    await screen.perform(() => answer({ ok: false, error: { kind: 'network' } }));
    api.on(filmsCalls.getFilm, FILM).on(filmsCalls.saveWatchProgress, []);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.phase()).toBe('ready');
  });

  test('a replay that is being made is asked for again by a tap', async () => {
    const api = refused(FILM_CODE.notReady);
    const screen = await openFilm({ api });
    api.on(filmsCalls.getFilm, FILM);
    await screen.tap('刷新');
    expect(screen.phase()).toBe('ready');
  });

  test('forgets the film with the session', async () => {
    const screen = await openFilm();
    const { engine } = screen;
    await screen.perform(() => screen.app.session.clear());
    expect([engine.isDisposed, screen.hasNamed('播放')]).toEqual([true, false]);
  });
});
