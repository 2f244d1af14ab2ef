/** Where something leads, as an editor types it. */
import { RedirectType } from '../../../../src/contract/links/values';
import { appPageAt } from '../../../core/app-pages';
import { badInput } from '../../../core/http/handler';
import { STAFF_MESSAGES } from '../messages';

export interface Link {
  readonly redirectType: RedirectType;
  readonly url: string;
}

/** null: nowhere. A page that the app does not have is refused. */
export function linkOf(typed: string): Link | null {
  const url = typed.trim();
  if (url === '') return null;
  if (appPageAt(url) !== undefined) return { redirectType: RedirectType.innerPage, url };
  if (URL.canParse(url) && url.startsWith('https://')) return { redirectType: RedirectType.h5Link, url };
  throw badInput('link', STAFF_MESSAGES.link);
}
