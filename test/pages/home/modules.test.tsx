import { act } from 'react';
import { homeCalls } from '@/contract/home/calls';
import { RedirectType } from '@/contract/links/values';
import { breaksTwice } from '../films/breaks';
import { asTourist, backend, moduleOf } from './home-fixture';

/** Reports when the end of the list scrolls into view; jsdom has no layout. */
class Sight {
  static readonly watched = new Set<Sight>();

  static async reach(): Promise<void> {
    await act(async () => Sight.watched.forEach((sight) => sight.report([{ isIntersecting: true }])));
  }

  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}

  observe(element: Element): void {
    if (element.classList.contains('load-more-mark')) Sight.watched.add(this);
  }

  disconnect(): void {
    Sight.watched.delete(this);
  }
}

describe('the next two modules', () => {
  beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Sight }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  const names = () =>
    [...document.querySelectorAll('.module-section__name')].map(({ textContent }) => textContent);

  test('come when the end of the list comes into sight, until there are no more', async () => {
    const screen = await asTourist();
    expect(names()).toEqual(['模块 1', '模块 2']);
    expect(screen.hasText('没有更多了')).toBe(false);
    await Sight.reach();
    await screen.settle();
    expect(names()).toEqual(['模块 1', '模块 2', '模块 3', '模块 4']);
    expect(screen.hasText('没有更多了')).toBe(true);
    expect(Sight.watched.size).toBe(0);
  });

  test('turn a spinner while they come, and none before', async () => {
    const api = backend();
    const screen = await asTourist({ api });
    expect(screen.allByClass('spinner')).toEqual([]);
    const answer = api.onHold(homeCalls.homePageShowConfig);
    await Sight.reach();
    expect(screen.allByClass('spinner')).toHaveLength(1);
    answer({ ok: true, value: [moduleOf(3)] });
    await screen.settle();
    expect(screen.allByClass('spinner')).toEqual([]);
  });

  test('can be loaded again by a tap when they fail, without a toast', async () => {
    const api = backend();
    const screen = await asTourist({ api });
    api.onFailure(homeCalls.homePageShowConfig, { kind: 'timeout' });
    await Sight.reach();
    await screen.settle();
    expect(screen.toasts).toEqual([]);
    api.on(homeCalls.homePageShowConfig, [moduleOf(3)], 3);
    await screen.tap('加载失败，点击重试');
    expect(names()).toEqual(['模块 1', '模块 2', '模块 3']);
  });
});

describe('the content modules', () => {
  test('show their cards with who takes part', async () => {
    const screen = await asTourist();
    expect(screen.byText('模块 1').className).toContain('module-section__name');
    expect(screen.byClass('module-card').textContent).toContain('1.2万人已参与');
    expect(screen.byClass('module-card').querySelectorAll('.participants__face')).toHaveLength(2);
  });

  test('record a tap on a card and open its link', async () => {
    const screen = await asTourist();
    await screen.tap(screen.byClass('module-card'));
    await screen.advance(50);
    expect(screen.tracker.payloads('card_click')).toEqual([
      { cardId: 10, title: '课 1', moduleId: 1, index: 0 },
    ]);
    expect(screen.platform.log.opened[0]).toContain('https://www.example.com/1');
  });

  describe('of films', () => {
    const card = {
      id: 5,
      courseTitle: '老师的一堂课',
      homePageImageUrl: '/files/cover.svg',
      redirectType: RedirectType.none,
      videoUrl: 'https://films.example/5.mp4',
    };
    const films = () => [...document.querySelectorAll('video')];
    const openFilm = async () => {
      const api = backend().on(
        homeCalls.homePageShowConfig,
        [moduleOf(1, { showConfigContentList: [card] })],
        1,
      );
      const screen = await asTourist({ api });
      await screen.tap(screen.byClass('module-card'));
      await screen.settle();
      return screen;
    };
    let media: jest.SpyInstance[] = [];
    beforeEach(() => {
      const of = HTMLMediaElement.prototype;
      media = [
        jest.spyOn(of, 'play').mockResolvedValue(undefined),
        jest.spyOn(of, 'pause').mockReturnValue(undefined),
      ];
    });
    afterEach(() => media.forEach((spy) => spy.mockRestore()));

    test('play the film of a card without a link, which stops when it is closed', async () => {
      const screen = await openFilm();
      expect(films().map(({ src }) => src)).toEqual([card.videoUrl]);
      expect(media[0]).toHaveBeenCalledTimes(1);
      expect(screen.tracker.payloads('card_click')).toMatchObject([{ cardId: 5 }]);
      await screen.tap('关闭');
      expect(media[1]).toHaveBeenCalled();
    });

    test('say that a film is broken, and start it again', async () => {
      const screen = await openFilm();
      await breaksTwice(screen);
      expect(screen.hasText('视频暂时无法播放')).toBe(true);
      await screen.tap('重试');
      expect(films()).toHaveLength(1);
    });
  });

  test('show an illustration of the network and a retry when all fail', async () => {
    const api = backend().onFailure(homeCalls.homePageShowConfig, { kind: 'network' });
    const screen = await asTourist({ api });
    expect(screen.hasText('网络异常')).toBe(true);
    expect(screen.toasts).toEqual([]);
    api.on(homeCalls.homePageShowConfig, [moduleOf(1)], 1);
    await screen.tap('重新加载');
    expect(screen.hasText('课 1')).toBe(true);
    expect(screen.hasText('没有更多了')).toBe(true);
  });

  test('say so when there are none', async () => {
    const screen = await asTourist({ api: backend().on(homeCalls.homePageShowConfig, [], 0) });
    expect(screen.hasText('暂时没有推荐内容')).toBe(true);
  });

  test('have the shape of what is to come while they load', async () => {
    const api = backend();
    const answer = api.onHold(homeCalls.homePageShowConfig);
    const screen = await asTourist({ api });
    expect(screen.allByClass('modules-skeleton')).toHaveLength(1);
    answer({ ok: true, value: [moduleOf(1)] });
    await screen.settle();
    expect(screen.allByClass('modules-skeleton')).toEqual([]);
    expect(screen.hasText('课 1')).toBe(true);
  });
});
