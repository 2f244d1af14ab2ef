import type { Card, HomeModule } from '@/contract/home/schema';
import { cardTarget as targetOf, type PageTarget, type Target } from '@/features/links/click-target';

/** A card's target; undefined if there is none. */
export const cardTarget = (card: Card): Target | undefined => targetOf(card, coursePage(card));

/** The specification does not show a module button's target: its first card with one (assumed). */
export function moduleTarget({ showConfigContentList }: HomeModule): Target | undefined {
  return showConfigContentList.map(cardTarget).find((target) => target !== undefined);
}

/** The specification does not show which page opens a card's course (assumed). */
const coursePage = ({ courseId }: Card): PageTarget | undefined =>
  courseId ? { screen: 'babyStudyDetail', params: { id: String(courseId) } } : undefined;
