import type { Card, HomeModule } from '@/contract/home/schema';
import { cardTarget as targetOf, type PageTarget, type Target } from '@/features/links/click-target';

/** What a tap on a card opens; undefined where there is nothing to open. */
export const cardTarget = (card: Card): Target | undefined => targetOf(card, coursePage(card));

/** Where the button of a module leads is not shown: to its first card that leads anywhere (assumed). */
export function moduleTarget({ showConfigContentList }: HomeModule): Target | undefined {
  return showConfigContentList.map(cardTarget).find((target) => target !== undefined);
}

/** Which page of ours shows a course of a card is not shown in the specification (assumed). */
const coursePage = ({ courseId }: Card): PageTarget | undefined =>
  courseId ? { screen: 'babyStudyDetail', params: { id: String(courseId) } } : undefined;
