import { act } from 'react';
import type { SlotItem } from '@/contract/home/schema';
import { ResourceType, SLOT } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { screen } from '@/features/screen';
import { BannerSlot } from '@/features/home/slots';
import { ModuleCard } from '@/pages/home/home/parts/module-card';
import { openScreen } from '../support/open-screen';

const slide = (id: number): SlotItem => ({
  id,
  title: `横幅 ${id}`,
  type: ResourceType.image,
  imgPath: `/files/${id}.svg`,
  redirectType: RedirectType.none,
  url: '',
  rowSort: 1,
});

const place = { page: 'downloadApp', positionId: SLOT.home.banner } as const;
const Banners = screen('downloadApp', () => <BannerSlot entries={[slide(1), slide(2)]} place={place} />);

const card = {
  id: 31,
  courseTitle: '认识图形',
  homePageImageUrl: '/files/cover.svg',
  redirectType: RedirectType.none,
};
const Cards = screen('downloadApp', () => (
  <ModuleCard place={{ card, shape: 'big', index: 2, pictureAtRight: false }} moduleId={3} />
));

describe('a banner', () => {
  const open = async () => {
    const opened = await openScreen('downloadApp', Banners);
    const box = opened.byClass('banner-slot');
    return {
      ...opened,
      see: (isWhole: boolean) => act(async () => opened.platform.setSeen(box, isWhole)),
      /** Focuses a slide, as keyboard navigation does. */
      turnTo: (index: number) =>
        act(async () => {
          // The first slide is a copy of the last one.
          const target = opened.allByClass('carousel__slide')[index + 1];
          target?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        }),
      shown: () => opened.tracker.payloads('banner_show').map(({ slotId, index }) => [slotId, index]),
    };
  };

  test('is not seen before it is completely in sight', async () => {
    const page = await open();
    await page.see(false);
    await page.turnTo(1);
    await page.advance(2000);
    expect(page.shown()).toEqual([]);
  });

  test('counts once it is, with its position', async () => {
    const page = await open();
    await page.see(true);
    expect(page.tracker.payloads('banner_show')).toEqual([{ slotId: 1, index: 0, ...place }]);
  });

  test('counts once a page view, however often it comes into sight', async () => {
    const page = await open();
    await page.see(true);
    await page.see(false);
    await page.advance(1000);
    await page.see(true);
    expect(page.shown()).toEqual([[1, 0]]);
  });

  test('follows the carousel, at most once in half a second', async () => {
    const page = await open();
    await page.see(true);
    await page.turnTo(1);
    expect(page.shown()).toEqual([[1, 0]]);
    await page.advance(499);
    expect(page.shown()).toEqual([[1, 0]]);
    await page.advance(1);
    expect(page.shown()).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test('that was turned away within the half second was not seen', async () => {
    const page = await open();
    await page.see(true);
    await page.turnTo(1);
    await page.see(false);
    await page.advance(1000);
    expect(page.shown()).toEqual([[1, 0]]);
  });
});

test('a card of home counts when it is completely in sight, once', async () => {
  const opened = await openScreen('downloadApp', Cards);
  const box = opened.byClass('module-card');
  await act(async () => opened.platform.setSeen(box, true));
  await opened.advance(1000);
  await act(async () => opened.platform.setSeen(box, true));
  expect(opened.tracker.payloads('card_show')).toEqual([
    { cardId: 31, title: '认识图形', moduleId: 3, index: 2 },
  ]);
});
