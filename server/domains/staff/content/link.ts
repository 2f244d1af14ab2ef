/** Where something leads, as an editor types it. */
import { RedirectType } from '../../../../src/contract/links/values';
import { appPageAt } from '../../../core/app-pages';
import { badInput } from '../../../core/http/handler';
import { isHttpsLink } from '../../../core/https-link';
import { STAFF_MESSAGES } from '../messages';

export interface Link {
  readonly redirectType: RedirectType;
  readonly url: string;
}

/** null: nowhere. A page that the app does not have is refused. */
export function linkOf(typed: string, field = 'link'): Link | null {
  const url = typed.trim();
  if (url === '') return null;
  if (appPageAt(url) !== undefined) return { redirectType: RedirectType.innerPage, url };
  if (isHttpsLink(url)) return { redirectType: RedirectType.h5Link, url };
  throw badInput(field, STAFF_MESSAGES.link);
}

interface Typed {
  readonly link: string;
  /** Of a mini program that opens instead, where one can. */
  readonly xcxId: string;
  readonly xcxUrl: string;
}

/** As columns of what can be clicked. A mini program falls back to the link. */
export function targetOf({ link, xcxId, xcxUrl }: Typed, field = 'link') {
  const leads = linkOf(link, field);
  const isProgram = xcxId.trim() !== '';
  return {
    redirectType: isProgram ? RedirectType.miniProgram : (leads?.redirectType ?? RedirectType.none),
    url: leads?.url ?? null,
    xcxId: isProgram ? xcxId.trim() : null,
    xcxUrl: isProgram ? xcxUrl.trim() || null : null,
  };
}
