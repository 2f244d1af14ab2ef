/**
 * What the start paints before the program is there is a copy of the page as it was last (src/start/look). The copy goes by these
 * attributes, which components set on themselves, and by no name of a class: `<View {...look('private')}>`.
 */
export const LOOK = 'data-look';
export const LEADS_TO = 'data-to';

/**
 * private: its place is kept, and nothing of what it shows. today: as good as its day, as is all below
 * it. left-out: not copied. field: its frame alone. track: of a carousel, which begins at its first slide. fixed: at the screen's
 * edge, wherever its place in the page is. section: of many, of which a visitor's first look has one.
 */
export type LookKind = 'private' | 'today' | 'left-out' | 'field' | 'track' | 'fixed' | 'section';

const PAGE = 'data-look-page';

/** A page that is copied, by its route's name. */
export const lookOfPage = (name: string): Readonly<Record<string, string>> => ({ [PAGE]: name });

export const look = (kind: LookKind): Readonly<Record<string, string>> => ({ [LOOK]: kind });

/** The address behind what can be tapped; it leads on before the program is there. */
export const leadsTo = (address: string | undefined): Readonly<Record<string, string>> =>
  address === undefined ? {} : { [LEADS_TO]: address };

/** Selectors of what is marked so. */
export const marked = (kind: LookKind): string => `[${LOOK}="${kind}"]`;
export const markedPage = (name: string): string => `[${PAGE}="${name}"]`;
