/**
 * The start paints a snapshot of the page before the app runs (src/start/look). Components mark themselves for it by these attributes,
 * independent of class names: `<View {...look('private')}>`.
 */
export const LOOK = 'data-look';
export const LEADS_TO = 'data-to';

/**
 * private: only its space is kept. today: valid for one day; on another only its space is shown. left-out: not copied. field: only its frame. track:
 * of a carousel, which starts at its first slide. fixed: at the screen's edge, wherever it is in the layout. section: of many, of which a
 * guest paint has one.
 */
export type LookKind = 'private' | 'today' | 'left-out' | 'field' | 'track' | 'fixed' | 'section';

const PAGE = 'data-look-page';

/** A page with snapshots, by route name. */
export const lookOfPage = (name: string): Readonly<Record<string, string>> => ({ [PAGE]: name });

export const look = (kind: LookKind): Readonly<Record<string, string>> => ({ [LOOK]: kind });

/** Target address of a tappable element; works before the app runs. */
export const leadsTo = (address: string | undefined): Readonly<Record<string, string>> =>
  address === undefined ? {} : { [LEADS_TO]: address };

/** Selectors of the marked elements. */
export const marked = (kind: LookKind): string => `[${LOOK}="${kind}"]`;
export const markedPage = (name: string): string => `[${PAGE}="${name}"]`;
