import { ownAddress } from '@/contract/h5-paths';

/** The part of `window` that makes up an address. */
export interface AddressedPage {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** Runs before the router reads the address: replaces an alias by the page's own path. */
export function takeOwnAddress({ location, history }: AddressedPage): void {
  const own = ownAddress(location.pathname);
  if (own !== undefined) history.replaceState(history.state, '', own + location.search + location.hash);
}
