import type { Card, HomeModule } from '@/contract/home/schema';
import { RedirectType } from '@/contract/links/values';
import { cardTarget, moduleTarget } from '@/pages/home/home/card-target';

const card = (fields: Partial<Card>): Card => ({
  id: 1,
  courseTitle: '思维启蒙体验课',
  homePageImageUrl: '/files/cover.svg',
  redirectType: RedirectType.none,
  ...fields,
});

describe('a tap on a card', () => {
  test('opens its external link before any page of ours', () => {
    const target = cardTarget(card({ courseLink: 'https://www.example.com/a', courseId: 7 }));
    expect(target).toEqual({ redirectType: RedirectType.h5Link, url: 'https://www.example.com/a' });
  });

  test('opens an inner page that its link names', () => {
    const target = cardTarget(card({ redirectType: RedirectType.innerPage, courseLink: '/myTabClass' }));
    expect(target).toEqual({ redirectType: RedirectType.innerPage, url: '/myTabClass' });
  });

  test('opens a mini program, with the link to fall back to', () => {
    const fields = { redirectType: RedirectType.miniProgram, xcxId: 'gh_1', xcxUrl: 'pages/go' };
    const target = cardTarget(card({ ...fields, courseLink: 'https://www.example.com/go' }));
    expect(target).toEqual({ ...fields, url: 'https://www.example.com/go' });
  });

  test('opens the course when there is no link', () => {
    expect(cardTarget(card({ courseId: 7 }))).toEqual({ screen: 'babyStudyDetail', params: { id: '7' } });
  });

  test('does nothing when the card names nothing', () => {
    expect(cardTarget(card({ courseId: 0 }))).toBeUndefined();
  });
});

describe('the button of a module', () => {
  const moduleOf = (...cards: Card[]): HomeModule => ({
    contentTypeId: 1,
    childModuleName: '好课',
    styleTypeId: 1,
    showConfigContentList: cards,
    bannerList: [],
  });

  test('opens what the first card that leads anywhere opens', () => {
    const target = moduleTarget(moduleOf(card({}), card({ courseId: 7 }), card({ courseId: 8 })));
    expect(target).toEqual({ screen: 'babyStudyDetail', params: { id: '7' } });
  });

  test('is not there when no card leads anywhere', () => {
    expect(moduleTarget(moduleOf(card({})))).toBeUndefined();
  });
});
