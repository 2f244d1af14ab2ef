/**
 * Taps before the app runs. The first paint consists of links: a tapped one shows pressed, and the app starts at its address, as if opened
 * from the painted page. Once the app runs, it receives each tap itself. The last tap wins.
 */
import { marked } from '@/components/look';
import { homeRoutes } from '@/contract/home/routes';
import { PRESSED_MARK } from './layer';

/** Properties of `window`. */
const TAKES_TAPS = 'takesFirstTaps';
const TAPPED = 'tappedFirst';

const HOME: readonly string[] = [homeRoutes.index.path, ...(homeRoutes.index.aliases ?? [])];

interface TapWindow {
  /** The app's handler for a tapped address; undefined: it does not run yet. */
  [TAKES_TAPS]?: (address: string) => void;
  [TAPPED]?: string;
}

const place = (): TapWindow => window as TapWindow;

/** Called by the inline script. */
export function watchTaps(root: ShadowRoot): void {
  // Hidden from screen readers, as the whole layer: keep it out of the focus order.
  root.querySelectorAll('a').forEach((link) => (link.tabIndex = -1));
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!link || !address) return;
    event.preventDefault();
    root.querySelectorAll(`[${PRESSED_MARK}]`).forEach((one) => one.removeAttribute(PRESSED_MARK));
    link.setAttribute(PRESSED_MARK, '');
    const { [TAKES_TAPS]: take, [TAPPED]: earlier } = place();
    place()[TAPPED] = address;
    if (take) take(address);
    else startAt(address, earlier !== undefined || link.closest(marked('fixed')) !== null);
  });
}

/**
 * Changes the address to the page to start with; external addresses are left to the app. History entries get the router's index,
 * so that it can go back: a tab replaces another tab, and a later tap replaces an earlier one.
 */
function startAt(address: string, takesPlace: boolean): void {
  if (!address.startsWith('/')) return;
  const { history, location } = window;
  const here = (history.state ?? {}) as { readonly idx?: number };
  const isOverHome = HOME.includes(location.pathname);
  if (takesPlace && !isOverHome) return history.replaceState(here, '', address);
  const { idx = 0 } = here;
  history.replaceState({ ...here, idx }, '');
  history.pushState({ idx: idx + 1, key: 'tapped', isOverHome }, '', address);
}

let go: ((address: string) => void) | undefined;

/** Called by the app before its router reads the address: from now on taps no longer change it. */
export function takeTaps(): void {
  place()[TAKES_TAPS] = () => passOn();
}

/** Earlier taps are passed on at once. */
export function onTaps(run: (address: string) => void): void {
  go = run;
  passOn();
}

function passOn(): void {
  const { [TAPPED]: address } = place();
  if (!go || address === undefined) return;
  place()[TAPPED] = undefined;
  // Already there: the app started at this address.
  if (address !== window.location.pathname + window.location.search) go(address);
}
