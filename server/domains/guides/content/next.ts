import type { GuideNext } from '../../../../src/contract/guides/schema';
import { GuideNeeds } from '../../../../src/contract/guides/values';
import { RedirectType } from '../../../../src/contract/links/values';
import { routes, type RouteName } from '../../../../src/contract/routes';

/** Link to an own page; `where`: hint for hosts that do not have the page. */
export const toPage = (
  name: RouteName,
  text: string,
  where: string,
  needs: GuideNeeds = GuideNeeds.nothing,
): GuideNext => ({ redirectType: RedirectType.innerPage, url: routes[name].path, text, needs, where });
