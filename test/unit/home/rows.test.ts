import type { SlotItem } from '@/contract/home/schema';
import { ResourceType } from '@/contract/home/values';
import { RedirectType } from '@/contract/links/values';
import { firstOfEachRow, resourceRows } from '@/features/home/slots/rows';

const picture = (id: number, rowSort?: number): SlotItem => ({
  id,
  title: `图 ${id}`,
  redirectType: RedirectType.none,
  type: ResourceType.image,
  imgPath: `/files/${id}.svg`,
  rowSort,
});

const ids = (rows: readonly (readonly SlotItem[])[]): number[][] =>
  rows.map((row) => row.map(({ id }) => id));

describe('rows of a placement', () => {
  test('are ordered by rowSort from 1 and keep the order of the answer within a row', () => {
    expect(ids(resourceRows([picture(1, 2), picture(2, 1), picture(3, 2), picture(4, 1)]))).toEqual([
      [2, 4],
      [1, 3],
    ]);
  });

  test('hold at most five entries: the rest goes on below, before the next row', () => {
    const first = [1, 2, 3, 4, 5, 6, 7].map((id) => picture(id, 1));
    expect(ids(resourceRows([picture(8, 2), ...first]))).toEqual([[1, 2, 3, 4, 5], [6, 7], [8]]);
  });

  test('put an entry without a rowSort into the first row', () => {
    expect(ids(resourceRows([picture(1, 2), picture(2)]))).toEqual([[2], [1]]);
  });

  test.each([0, -3, 1.5, Number.NaN])('put one with the rowSort %p into the first row, too', (rowSort) => {
    expect(ids(resourceRows([picture(1, 2), picture(2, rowSort), picture(3, 1)]))).toEqual([[2, 3], [1]]);
  });

  test('leave out what has nothing to show', () => {
    const noPicture = { ...picture(1, 1), imgPath: undefined };
    const noWords = { ...picture(2, 1), type: ResourceType.text, title: ' ', textContent: '' };
    expect(resourceRows([noPicture, noWords])).toEqual([]);
  });
});

describe('the strip of links at the bottom', () => {
  test('shows only the first entry of each row', () => {
    const strip = firstOfEachRow([picture(1, 2), picture(2, 1), picture(3, 1), picture(4, 2)]);
    expect(strip.map(({ id }) => id)).toEqual([2, 1]);
  });
});
