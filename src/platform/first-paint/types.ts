import type { LatestPage } from './latest';
import type { KeptPage, KeptPaint } from './rules';

/** What shows before the program does: rule home-39 to rule home-41. Hosts that paint nothing first do nothing here. */
export interface FirstPaint {
  /** Something lies over the page: nobody sees how that comes about. */
  isUp(): boolean;
  /** A task later, where it is: what the program does at its start would hold a finger up at one go. */
  turn(): Promise<void>;
  /**
   * The program draws its page behind that, in slices, until the returned function is called: what is answered meanwhile waits.
   * React would throw the slices away that had read something else, and draw them all at one go.
   */
  draw(): () => void;
  /** The page below can be used: it shows at once for who touches it. */
  standBy(): void;
  /** The page that was painted stands: it shows as soon as its pictures are there, 4 s at most. */
  handOver(): void;
  /** Another page than the one that was painted, or no patience left. */
  leave(): void;
  /** Nothing lies over the first page any more and the phone has time: what it can do without is fetched then. */
  gone(): Promise<void>;
  /** Puts what the document brought for a visitor into the device's store, as if it had been kept there. */
  adopt(): void;
  /** How the tab page looks now; undefined: there is none, it is not at its top, or this host paints nothing first. */
  take(page: KeptPage): Promise<KeptPaint | undefined>;
  /** How the list or detail in front looks now, with the address it is kept under. */
  takeLatest(page: LatestPage): Promise<(KeptPaint & { readonly address: string }) | undefined>;
}
