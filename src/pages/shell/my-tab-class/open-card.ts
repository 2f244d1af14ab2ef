import type { CourseCategoryCard } from '@/contract/api/types';
import type { App } from '@/stores/app';
import { cardTarget, type CardTarget } from './card-target';

type Needs = Pick<App, 'router' | 'tracker'>;

/** A tap on a card: recorded, then opened. */
export function openCard({ router, tracker }: Needs, card: CourseCategoryCard): void {
  const { courseType, groupId, courseId = 0, subject } = card;
  tracker.track('course_card_click', { courseType, groupId, courseId, subject });
  const target = cardTarget(card);
  if (target) void open(router, target);
}

/** Screen by screen, since the compiler pairs a name with its parameters only there. */
function open(router: Needs['router'], target: CardTarget): Promise<void> {
  switch (target.screen) {
    case 'myClassList':
      return router.go(target.screen, target.params);
    case 'courseList':
      return router.go(target.screen, target.params);
    case 'babyStudyPlay':
    case 'babyStudyDetail':
      return router.go(target.screen, target.params);
    case 'iframePage':
      return router.go(target.screen, target.params);
  }
}
