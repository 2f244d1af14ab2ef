import type { CourseCategoryCard } from '@/contract/courses/schema';
import { pressTarget, type PressApp } from '@/features/links/click-target';
import type { App } from '@/stores/app';
import { cardTarget } from './card-target';

/** A tap on a card: recorded, then opened. */
export function openCard(app: PressApp & Pick<App, 'tracker'>, card: CourseCategoryCard): void {
  const { courseType, groupId, courseId = 0, subject } = card;
  const track = () => app.tracker.track('course_card_click', { courseType, groupId, courseId, subject });
  void pressTarget(app, { target: cardTarget(card), track });
}
