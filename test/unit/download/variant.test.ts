import { DownloadType } from '@/contract/download/values';
import { storeLinks } from '@/features/download/store-links';
import { downloadCopies, downloadPageTitle } from '@/features/download/texts';
import { downloadEnter, downloadType } from '@/features/download/variant';

describe('the variant of the download page', () => {
  test.each([1, 2, 3, 4, 5, 6, 7])('type %i is a page of its own', (type) => {
    expect(downloadType(String(type))).toBe(type);
    const others = Object.entries(downloadCopies).filter(([key]) => key !== String(type));
    expect(others.map(([, copy]) => copy.title)).not.toContain(
      downloadCopies[downloadType(String(type))].title,
    );
  });

  test.each([undefined, '', '0', '8', '1.0', 'shop', '__proto__'])(
    'type %p is the page of the parent app',
    (type) => {
      expect(downloadType(type)).toBe(DownloadType.parent);
    },
  );

  test('the page is called after the shop for the shop, after the parent app otherwise', () => {
    expect(downloadPageTitle(DownloadType.shop)).toBe('豌豆商城');
    expect(downloadPageTitle(DownloadType.further)).toBe('豌豆家长端');
  });
});

describe('the enter code', () => {
  test.each(['19', '5', '6', '7', '4', '61', '321'])('%s is kept', (enter) => {
    expect(downloadEnter(enter)).toBe(Number(enter));
  });

  test.each([undefined, '', '8', '-1', '3210', 'home'])('%p counts as 0', (enter) => {
    expect(downloadEnter(enter)).toBe(0);
  });
});

test('all store links are web addresses, which are all that is ever opened', () => {
  const links = Object.values(storeLinks).flatMap((stores) => Object.values(stores));
  expect(links).toHaveLength(4);
  links.forEach((link) => expect(link).toMatch(/^https:\/\//));
});
