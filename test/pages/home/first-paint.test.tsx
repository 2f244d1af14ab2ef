import { ordersCalls } from '@/contract/orders/calls';
import Login from '@/pages/account/login';
import Option from '@/pages/account/option';
import MyTabClass from '@/pages/courses/my-tab-class';
import MyOrder from '@/pages/orders/my-order';
import ParentsCenter from '@/pages/profile/parents-center';
import { OF_TODAY_MARK, UNKEPT_MARK } from '@/platform/first-paint/layer';
import type { KeptPaint } from '@/platform/first-paint/rules';
import { takePaint } from '@/platform/first-paint/snapshot';
import { backend, openHome } from './home-fixture';
import { mineBackend } from '../profile/mine-backend';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const meta = document.createElement('meta');
Object.assign(meta, { name: 'wandou-build', content: '0123456789ab' });
beforeEach(() => document.head.appendChild(meta));

describe('the first paint', () => {
  test('is handed over by home when nothing above its modules moves any more', async () => {
    const screen = await openHome({ api: backend() });
    for (let turn = 0; turn < 4; turn += 1) await screen.settle();
    expect(screen.platform.log.firstPaint).toContain('handed over');
    expect(screen.platform.log.firstPaint).not.toContain('left');
  });

  test('leaves home after four seconds, whatever does not come', async () => {
    const screen = await openHome({ api: backend() });
    await screen.advance(4000);
    expect(screen.platform.log.firstPaint).toContain('left');
  });

  test('is handed over by mine and by courses when what they show is there', async () => {
    const mine = await openScreen('parentsCenter', ParentsCenter, {
      user: TEST_USER,
      student: OFFICIAL,
      api: mineBackend(),
    });
    expect(mine.platform.log.firstPaint).toContain('handed over');
    const courses = await openScreen('myTabClass', MyTabClass, {
      user: TEST_USER,
      student: OFFICIAL,
      api: new FakeApi(),
    });
    expect(courses.platform.log.firstPaint).toContain('handed over');
  });

  test('of mine keeps neither name nor phone nor numbers', async () => {
    await openScreen('parentsCenter', ParentsCenter, {
      user: TEST_USER,
      student: OFFICIAL,
      api: mineBackend(),
    });
    const unkept = [...document.querySelectorAll(`[${UNKEPT_MARK}]`)].map(({ textContent }) => textContent);
    expect(unkept).toEqual([
      '豆豆妈妈',
      '在读学员 · S2',
      '138****0003ID：42',
      '星星 1280',
      '36',
      '含赠送 4',
      '24',
      '3',
    ]);
  });

  test('is handed over by the login page', async () => {
    const screen = await openScreen('login', Login);
    expect(screen.platform.log.firstPaint).toContain('handed over');
  });

  test('stays while a parent without a session is led to the login page', async () => {
    const screen = await openScreen('option', Option);
    await screen.advance(3999);
    expect(screen.platform.log.firstPaint).not.toContain('left');
    await screen.advance(1);
    expect(screen.platform.log.firstPaint).toContain('left');
  });

  test('is handed over by the orders when they are there, or cannot be had', async () => {
    const options = { user: TEST_USER, student: OFFICIAL };
    const held = new FakeApi();
    const answer = held.onHold(ordersCalls.listOrders);
    const screen = await openScreen('myOrder', MyOrder, { ...options, api: held });
    expect(screen.platform.log.firstPaint).not.toContain('handed over');
    answer({ ok: true, value: [] });
    await screen.settle();
    expect(screen.platform.log.firstPaint).toContain('handed over');
    const api = new FakeApi().onFailure(ordersCalls.listOrders, { kind: 'network' });
    const failed = await openScreen('myOrder', MyOrder, { ...options, api });
    expect(failed.platform.log.firstPaint).toContain('handed over');
  });

  test('leaves any other screen at once', async () => {
    const screen = await openScreen('option', Option, { user: TEST_USER, student: OFFICIAL });
    await screen.advance(0);
    expect(screen.platform.log.firstPaint).toContain('left');
  });
});

describe('home as it is kept for the first paint', () => {
  /** As the document paints it. */
  const paintedOf = (paint: KeptPaint | undefined): HTMLElement => {
    const painted = document.createElement('div');
    painted.innerHTML = paint?.html ?? '';
    return painted;
  };

  const keep = async (html: string): Promise<string> => {
    document.body.innerHTML = `<div class="tab-shell">${html}</div>`;
    const paint = await takePaint(document.querySelector('.tab-shell'));
    return paintedOf(paint).innerHTML;
  };

  test('is written in ASCII, which takes half the room', async () => {
    document.body.innerHTML =
      '<div class="tab-shell"><p title="">海 &amp; 🐳</p><img alt="海" src="data:,"></div>';
    const paint = await takePaint(document.querySelector('.tab-shell'));
    expect(paint?.html).toMatch(/^[\x20-\x7e]+$/);
    const painted = paintedOf(paint);
    expect([painted.textContent, painted.querySelector('img')?.alt]).toEqual(['海 & 🐳', '海']);
  });

  test('holds no name, face or count, but their places', async () => {
    const html = await keep(
      `<p ${UNKEPT_MARK}="">豆豆家长</p><div class="avatar"><img src="/child.png"></div><i class="badge">99+</i><p>首页</p>`,
    );
    expect(html).not.toMatch(/豆豆|child|99/);
    expect(html.match(/visibility: hidden/g)).toHaveLength(3);
    expect(html).toContain('<p>首页</p>');
  });

  test('holds no question that lies over it, and nothing that stands above the screen', async () => {
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function where(this: Element) {
      return (this.className === 'pull' ? { top: -80, bottom: 0, height: 80 } : { top: 0 }) as DOMRect;
    });
    const html = await keep(
      '<i class="pull">hint</i><p>首页</p><div class="overlay overlay--center"><b>绑定微信</b></div>',
    );
    place.mockRestore();
    expect(html).toContain('<p>首页</p>');
    expect(html).not.toMatch(/绑定微信|hint/);
  });

  test('holds the first slide alone', async () => {
    const slide = (name: string, more = '') => `<div class="carousel__slide ${more}">${name}</div>`;
    const slides = slide('copy', 'carousel__slide--copy') + slide('first') + slide('second');
    const html = await keep(`<div class="carousel__track" style="transform: none">${slides}</div>`);
    expect(html).toContain('first');
    expect(html).not.toMatch(/copy|second|transform/);
  });

  describe('is copied in slices', () => {
    const changeMeanwhile = async (change: (page: Element) => void) => {
      // Each step takes as long as a slice may.
      let now = 0;
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
      document.body.innerHTML = '<div class="tab-shell"><p>first</p><p>second</p><p>third</p></div>';
      const page = document.querySelector('.tab-shell') as Element;
      const taken = takePaint(page);
      await new Promise((resolve) => setTimeout(resolve));
      change(page);
      const paint = await taken;
      clock.mockRestore();
      return paint;
    };

    test('and of the page as it is in the end', async () => {
      const paint = await changeMeanwhile((page) => {
        page.querySelectorAll('p').forEach((line) => line.replaceWith('new line'));
      });
      expect(paint?.html.match(/new line/g)).toHaveLength(3);
      expect(paint?.html).not.toMatch(/first|second|third/);
    });

    test('and not of one that is scrolled meanwhile', async () => {
      const paint = await changeMeanwhile((page) => {
        page.getBoundingClientRect = () => ({ top: -20, height: 0 }) as DOMRect;
      });
      expect(paint).toBeUndefined();
    });
  });

  test('marks what is of today and what stands below it', async () => {
    const html = await keep(`<p>above</p><p ${OF_TODAY_MARK}="">classes</p><p>below</p>`);
    expect(html).toContain('<p>above</p>');
    expect(html).toMatch(/data-today[^>]*>classes/);
    expect(html).toMatch(/data-today[^>]*>below/);
  });

  test('holds nothing that can be tapped, found or run', async () => {
    const html = await keep(
      '<a href="/x" id="y" role="link" tabindex="0" data-token="z" onclick="w()">text</a>',
    );
    expect(html).toContain('<a>text</a>');
  });
});
