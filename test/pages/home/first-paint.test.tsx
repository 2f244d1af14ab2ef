import Login from '@/pages/account/login';
import Option from '@/pages/account/option';
import MyTabClass from '@/pages/courses/my-tab-class';
import ParentsCenter from '@/pages/profile/parents-center';
import { LEADS_TO, LOOK } from '@/components/look';
import type { Snapshot } from '@/platform/first-paint';
import { takePaint } from '@/start/look/snapshot';
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
    for (let round = 0; round < 4; round += 1) await screen.settle();
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

  test('of mine keeps no name, no phone and no numbers', async () => {
    await openScreen('parentsCenter', ParentsCenter, {
      user: TEST_USER,
      student: OFFICIAL,
      api: mineBackend(),
    });
    const unkept = [...document.querySelectorAll(`[${LOOK}="private"]`)]
      .map(({ textContent }) => textContent)
      .filter(Boolean);
    expect(unkept).toEqual([
      '豆豆妈妈',
      '在读学员 · S2',
      '138****0003ID：42',
      '星星 1280',
      '36',
      '含赠送 4',
      '24',
      '3',
      // The number of open homework.
      '5',
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

  test('leaves any other screen at once', async () => {
    const screen = await openScreen('option', Option, { user: TEST_USER, student: OFFICIAL });
    await screen.advance(0);
    expect(screen.platform.log.firstPaint).toContain('left');
  });
});

describe('home as it is kept for the first paint', () => {
  /** As the document renders it. */
  const paintedOf = (paint: Snapshot | undefined): HTMLElement => {
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
      `<p ${LOOK}="private">豆豆家长</p><div ${LOOK}="private"><img src="/child.png"></div><p>首页</p>`,
    );
    expect(html).not.toMatch(/豆豆|child/);
    expect(html.match(/visibility: hidden/g)).toHaveLength(2);
    expect(html).toContain('<p>首页</p>');
  });

  test('holds no dialog and no layer above the screen', async () => {
    const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function where(this: Element) {
      return (this.className === 'pull' ? { top: -80, bottom: 0, height: 80 } : { top: 0 }) as DOMRect;
    });
    const html = await keep(
      `<i class="pull">hint</i><p>首页</p><div ${LOOK}="left-out"><b>绑定微信</b></div>`,
    );
    place.mockRestore();
    expect(html).toContain('<p>首页</p>');
    expect(html).not.toMatch(/绑定微信|hint/);
  });

  test('begins a carousel at its first slide', async () => {
    const slides = `<b ${LOOK}="left-out">copy</b><b>first</b><b ${LOOK}="left-out">second</b>`;
    const html = await keep(`<div ${LOOK}="track" style="transform: none">${slides}</div>`);
    expect(html).toContain('first');
    expect(html).not.toMatch(/copy|second|transform/);
  });

  test('is not taken of a page that is scrolled', async () => {
    document.body.innerHTML = '<div class="tab-shell"><p>首页</p></div>';
    const page = document.querySelector('.tab-shell') as Element;
    page.getBoundingClientRect = () => ({ top: -20, height: 0 }) as DOMRect;
    expect(await takePaint(page)).toBeUndefined();
  });

  test('marks what belongs to today, and nothing else', async () => {
    const html = await keep(`<p>above</p><p ${LOOK}="today">classes</p><p>below</p>`);
    expect(html).toContain('<p>above</p>');
    expect(html).toMatch(/data-today[^>]*>classes/);
    expect(html).toContain('<p>below</p>');
  });

  test('leads on where a tap leads on, and shows where it does not', async () => {
    const html = await keep(
      `<div role="link" tabindex="0" ${LEADS_TO}="/myOrder?orderId=5"><i role="button">more</i>orders</div><div role="button" id="y" data-token="z" onclick="w()">text</div>`,
    );
    expect(html).toContain('<a href="/myOrder?orderId=5"><i>more</i>orders</a>');
    expect(html).toContain('<div data-waits="">text</div>');
  });
});
