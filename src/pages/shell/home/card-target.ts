import type { Card, HomeModule } from '@/contract/api/types';
import { RedirectType } from '@/contract/enums';
import type { Router } from '@/services/router/types';

type Open = (router: Pick<Router, 'go' | 'openLink'>) => Promise<void>;

/**
 * What a tap on a card opens: the mini program it names, else its link, else the course itself (part 1 section 2).
 * Undefined where there is nothing to open.
 */
export function cardTarget(card: Card): Open | undefined {
  const { redirectType, courseLink, courseId, xcxId, xcxUrl, miniprogramType } = card;
  if (redirectType === RedirectType.miniProgram && xcxId) {
    // The link is what opens when the mini program does not start.
    return (router) => router.openLink({ redirectType, xcxId, xcxUrl, miniprogramType, url: courseLink });
  }
  if (courseLink) {
    const how = redirectType === RedirectType.innerPage ? RedirectType.innerPage : RedirectType.h5Link;
    return (router) => router.openLink({ redirectType: how, url: courseLink });
  }
  // Which page of ours shows a course of a card is not shown in the specification (assumed).
  return courseId ? (router) => router.go('babyStudyDetail', { id: String(courseId) }) : undefined;
}

/** Where the button of a module leads is not shown: to its first card that leads anywhere (assumed). */
export function moduleTarget({ showConfigContentList }: HomeModule): Open | undefined {
  return showConfigContentList.map(cardTarget).find((target) => target !== undefined);
}
