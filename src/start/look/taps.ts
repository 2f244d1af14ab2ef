/**
 * A tap before the program is there. What was painted is made of links: one that is tapped shows pressed, and is where the program
 * starts, as if the parent had opened that page from the one that is painted. Once it runs, it gets each tap itself. The last counts.
 */
import { marked } from '@/components/look';
import { homeRoutes } from '@/contract/home/routes';
import { PRESSED_MARK } from './layer';

/** Of the window. */
const TAKES_TAPS = 'takesFirstTaps';
const TAPPED = 'tappedFirst';

const HOME: readonly string[] = [homeRoutes.index.path, ...(homeRoutes.index.aliases ?? [])];

interface TapWindow {
  /** What the program does with an address; undefined: it does not run yet. */
  [TAKES_TAPS]?: (address: string) => void;
  [TAPPED]?: string;
}

const place = (): TapWindow => window as TapWindow;

/** In the document. */
export function watchTaps(root: ShadowRoot): void {
  // Hidden from screen readers, as all of the layer: the focus has nothing to do there.
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
 * The address of the page to start with; what is not ours the program opens itself. Entries are numbered and marked as the router
 * does (rule shell-252), so that it knows the one below: a tab takes the place of another one, and what was tapped last that of what
 * was tapped before.
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

/** In the program, before its router reads where it starts: from now on no tap moves the address. */
export function takeTaps(): void {
  place()[TAKES_TAPS] = () => passOn();
}

/** Taps of before are passed on at once. */
export function onTaps(run: (address: string) => void): void {
  go = run;
  passOn();
}

function passOn(): void {
  const { [TAPPED]: address } = place();
  if (!go || address === undefined) return;
  place()[TAPPED] = undefined;
  // The program started there.
  if (address !== window.location.pathname + window.location.search) go(address);
}
