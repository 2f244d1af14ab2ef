import type { Card, HomeModule } from '@/contract/api/types';
import { RedirectType } from '@/contract/enums';
import type { ClickTarget } from '@/services/router/types';
import { cardTarget, moduleTarget } from '@/pages/shell/home/card-target';

const card = (fields: Partial<Card>): Card => ({
  id: 1,
  courseTitle: '思维启蒙体验课',
  homePageImageUrl: '/files/cover.svg',
  redirectType: RedirectType.none,
  ...fields,
});

/** What the target asks of the router. */
async function opened(target: ReturnType<typeof cardTarget>): Promise<unknown[]> {
  const asked: unknown[] = [];
  await target?.({
    go: (...to) => Promise.resolve(void asked.push(to)),
    openLink: (to: ClickTarget) => Promise.resolve(void asked.push(to)),
  });
  return asked;
}

describe('a tap on a card', () => {
  test('opens its external link before any page of ours', async () => {
    const target = cardTarget(card({ courseLink: 'https://www.example.com/a', courseId: 7 }));
    expect(await opened(target)).toEqual([
      { redirectType: RedirectType.h5Link, url: 'https://www.example.com/a' },
    ]);
  });

  test('opens an inner page that its link names', async () => {
    const target = cardTarget(card({ redirectType: RedirectType.innerPage, courseLink: '/myTabClass' }));
    expect(await opened(target)).toEqual([{ redirectType: RedirectType.innerPage, url: '/myTabClass' }]);
  });

  test('opens a mini program, with the link to fall back to', async () => {
    const fields = { redirectType: RedirectType.miniProgram, xcxId: 'gh_1', xcxUrl: 'pages/go' };
    const target = cardTarget(card({ ...fields, courseLink: 'https://www.example.com/go' }));
    expect(await opened(target)).toEqual([{ ...fields, url: 'https://www.example.com/go' }]);
  });

  test('opens the course when there is no link', async () => {
    expect(await opened(cardTarget(card({ courseId: 7 })))).toEqual([['babyStudyDetail', { id: '7' }]]);
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

  test('opens what the first card that leads anywhere opens', async () => {
    const target = moduleTarget(moduleOf(card({}), card({ courseId: 7 }), card({ courseId: 8 })));
    expect(await opened(target)).toEqual([['babyStudyDetail', { id: '7' }]]);
  });

  test('is not there when no card leads anywhere', () => {
    expect(moduleTarget(moduleOf(card({})))).toBeUndefined();
  });
});
