import type { Work } from '@/contract/works/schema';

/** Of a list by likes: as many likes are one place, and after two first ones comes the third. */
export function placesOf(works: readonly Pick<Work, 'likes'>[]): readonly number[] {
  let place = 0;
  return works.map(({ likes }, index) => {
    if (likes !== works[index - 1]?.likes) place = index + 1;
    return place;
  });
}
