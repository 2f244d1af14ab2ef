import { ownAddress } from '@/contract/h5-paths';

/** What of a window an address is. */
export interface AddressedPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Before the router reads it: a page that was opened under an address which only leads to it takes its own. */
export function takeOwnAddress({ location, history }: AddressedPage): void {
  const own = ownAddress(location.pathname);
  if (own !== undefined) history.replaceState(history.state, '', own + location.search + location.hash);
}
