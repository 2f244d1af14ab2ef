/**
 * State machine of the back button: how navigation and open layers act on the browser's history. An entry belongs to a page, or
 * is above it for a layer (`held` counts from 1, with the page's own address and state).
 *
 *  phase    │ event                               │ what happens                                        │ next phase
 *  ─────────┼─────────────────────────────────────┼─────────────────────────────────────────────────────┼───────────
 *  resting  │ popped to a lower entry of the page │ the layers above it close                           │ resting
 *           │ popped to a higher one (forward)    │ back to the entry of the top layer                  │ resting
 *           │ popped to another page              │ the router is notified, the layers are dropped      │ coming
 *           │ popped to an entry above another    │ down to that page's own; to the page itself if      │ leaving,
 *           │                                     │ it replaced that one                                │ resting
 *           │ layers opened or closed             │ entries are added, or traversed back                │ resting
 *           │ back (the arrow of a screen)        │ one page back                                       │ leaving
 *           │ apart for a second                  │ reported; the router syncs to the address; if that  │ coming
 *           │                                     │ does not help the page is reloaded, once            │
 *  coming   │ popped below, a layer is open       │ the layer closes; the page's entry is put back      │ coming
 *           │ popped below                        │ counted; the page's entry is put back               │ coming
 *           │ popped elsewhere (forward)          │ the entry there becomes one above the page's        │ coming
 *           │ arrived, nothing counted            │ entries for the layers that opened meanwhile        │ resting
 *           │ arrived, back was pressed           │ as many pages back as counted                       │ leaving
 *           │ failed                              │ as arrived, but address and page may differ         │ as above
 *  leaving  │ popped to the target                │ the router is notified                              │ coming
 *           │ popped to an entry before it        │ go on                                               │ leaving
 *           │ late, nothing moved                 │ back to the first page at most; else it stays       │ resting
 *           │ late, at another entry              │ the router syncs to the address                     │ coming
 *  any      │ moved (the app asked for a page)    │ back waits for it                                   │ coming
 *           │ popped to our own target            │ the router is not notified; if the page has         │ the same
 *           │                                     │ changed meanwhile, its entry is put back            │
 *
 * The router shows the page that loads last, not the one requested last, so it is not notified while a page loads. An entry is
 * put back at once (pushState): a forward traversal takes time, in which back may be pressed again.
 */
export interface Place {
  /** The router's index. */
  readonly idx: number;
  /** Distinguishes entries with the same index. */
  readonly key: string | undefined;
  readonly held: number;
}

export interface BackState {
  readonly phase: 'resting' | 'coming' | 'leaving';
  /** The page that the router shows or is loading. */
  readonly page: Place;
  readonly here: Place;
  readonly layers: number;
  /** In `coming` and `leaving`: the target of back presses meanwhile. */
  readonly wanted: number | undefined;
  /** Index of the entry right below the page's: those between were dropped when it was put back. */
  readonly below: number;
  /** Target of our own traversal, which the router does not see. */
  readonly own: Place | undefined;
  /** Overdue: nothing waits for it any more. */
  readonly isOverdue: boolean;
  /** Counts our traversals, so that a timer ends only its own. */
  readonly traversals: number;
  /** The requested page failed to load. */
  readonly isFailed: boolean;
  /** Where the router was notified because page and address differed. */
  readonly notified: Place | undefined;
}

export type BackEvent =
  | { readonly kind: 'popped'; readonly to: Place }
  | { readonly kind: 'moved'; readonly to: Place }
  | { readonly kind: 'layers'; readonly count: number }
  | { readonly kind: 'overdue' | 'lost'; readonly traversal: number }
  | { readonly kind: 'arrived' | 'failed' | 'apart'; readonly at: Place }
  | { readonly kind: 'back' };

export type BackEffect =
  | { readonly kind: 'stop' | 'restore' | 'notify' | 'report' | 'reload' }
  /** Adds entries for the layers from here on. */
  | { readonly kind: 'hold'; readonly from: number; readonly to: number }
  /** Turns the current entry into one above the page's. */
  | { readonly kind: 'cover'; readonly held: number }
  | { readonly kind: 'close'; readonly count: number }
  | { readonly kind: 'go'; readonly delta: number };

export type Step = readonly [BackState, ...BackEffect[]];

const STOP: BackEffect = { kind: 'stop' };
const RESTORE: BackEffect = { kind: 'restore' };

export const isSamePage = (one: Place, other: Place): boolean =>
  one.idx === other.idx && one.key === other.key;

const isSame = (one: Place, other: Place): boolean => isSamePage(one, other) && one.held === other.held;

/** Forward entry of a layer of a page that has been replaced. */
const isOfReplaced = (to: Place, page: Place): boolean => to.idx === page.idx && to.held > 0;

const ownOf = (place: Place): Place => ({ ...place, held: 0 });

/** Start of the app: its first page is loading. */
export const atStart = (here: Place): BackState => ({
  ...comingTo({ traversals: 0 } as BackState, here),
  here,
});

/** No traversal of ours is pending that must be awaited. */
export const isSettled = ({ phase, own, isOverdue }: BackState): boolean =>
  phase === 'resting' && (own === undefined || isOverdue);

export function next(state: BackState, event: BackEvent): Step {
  switch (event.kind) {
    case 'popped':
      return popped({ ...state, here: event.to, isFailed: false }, event.to);
    case 'moved':
      // Keep a late traversal, to recognize its end; layers opened since the last drop stay.
      return [{ ...comingTo(state, event.to), layers: state.layers, own: state.own, isOverdue: true }];
    case 'layers':
      return adjusted({ ...state, layers: event.count });
    case 'arrived':
    case 'failed':
      return arrived(state, event.at, event.kind === 'failed');
    case 'back':
      return state.phase === 'resting' ? leaving(state, state.page.idx - 1, -1 - state.here.held) : [state];
    case 'overdue':
      return event.traversal === state.traversals ? overdue(state) : [state];
    case 'lost':
      return event.traversal === state.traversals && state.own
        ? adjusted({ ...state, own: undefined })
        : [state];
    case 'apart':
      return apart(state, event.at);
  }
}

const comingTo = (state: BackState, to: Place): BackState => ({
  phase: 'coming',
  page: ownOf(to),
  here: to,
  layers: 0,
  wanted: undefined,
  below: to.idx - 1,
  own: undefined,
  isOverdue: false,
  traversals: state.traversals,
  isFailed: false,
  notified: state.notified,
});

function popped(state: BackState, to: Place): Step {
  const { own, page, phase } = state;
  if (own && isSame(to, own)) return landed({ ...state, own: undefined }, to);
  if (phase === 'coming') return poppedComing(state, to);
  if (phase === 'leaving') return poppedLeaving(state, to);
  if (!isSamePage(to, page)) return poppedAway(state, to);
  const above = state.layers - to.held;
  if (above > 0) return [{ ...state, layers: to.held }, STOP, { kind: 'close', count: above }];
  // A browser runs one traversal at a time: this one has replaced ours.
  return stopped(adjusted({ ...state, own: undefined }));
}

function landed(state: BackState, to: Place): Step {
  if (isSamePage(to, state.page)) return stopped(adjusted(state));
  return to.idx <= state.page.idx ? [putBack(state, to), STOP, RESTORE] : covered(state, to);
}

/** Turns the entry reached by forward into one above the page's, removed like those of closed layers. */
function covered(state: BackState, to: Place): Step {
  const held = to.idx - state.page.idx + to.held;
  return [{ ...state, here: { ...state.page, held } }, STOP, { kind: 'cover', held }];
}

function poppedComing(state: BackState, to: Place): Step {
  const { page } = state;
  if (isSamePage(to, page)) return [state, STOP];
  if (to.idx > page.idx || isOfReplaced(to, page)) return covered(state, to);
  const back = putBack(state, to);
  if (state.layers > 0)
    return [{ ...back, layers: state.layers - 1 }, STOP, RESTORE, { kind: 'close', count: 1 }];
  // A second press may start from the first one's target, or from the restored entry.
  return [{ ...back, wanted: Math.min((state.wanted ?? page.idx) - 1, to.idx) }, STOP, RESTORE];
}

const putBack = (state: BackState, below: Place): BackState => ({
  ...state,
  here: state.page,
  below: below.idx,
});

function poppedLeaving(state: BackState, to: Place): Step {
  const missing = Math.max(0, to.idx - (state.wanted ?? to.idx)) + to.held;
  return missing > 0 ? stopped(traverse(state, -missing)) : [comingTo(state, to)];
}

/** Entries above another page are left over from its layers: that page's own entry is below them. */
function poppedAway(state: BackState, to: Place): Step {
  if (isOfReplaced(to, state.page))
    return stopped(traverse({ ...state, own: state.page, isOverdue: false }, -to.held));
  return to.held > 0 ? stopped(leaving({ ...state, layers: 0 }, to.idx, -to.held)) : [comingTo(state, to)];
}

function arrived(before: BackState, here: Place, isFailed: boolean): Step {
  if (before.phase !== 'coming') return [{ ...before, isFailed: before.isFailed && isFailed }];
  const state = { ...before, here, isFailed };
  const { wanted, below } = state;
  if (wanted !== undefined) return leaving(state, wanted, -1 - Math.max(0, below - wanted));
  return adjusted({ ...state, phase: 'resting' });
}

const leaving = (state: BackState, wanted: number, delta: number): Step =>
  traverse({ ...state, phase: 'leaving', wanted, own: undefined, isOverdue: false }, delta);

/** Matches the number of entries to the layers; waits for a pending traversal of ours rather than start a second. */
function adjusted(state: BackState): Step {
  const { phase, page, here, layers, own, isOverdue } = state;
  if (phase !== 'resting' || !isSamePage(page, here)) return [state];
  const isFree = own === undefined;
  if (layers > here.held && (isFree || isOverdue))
    return [
      { ...state, here: { ...here, held: layers } },
      { kind: 'hold', from: here.held + 1, to: layers },
    ];
  if (layers < here.held && isFree)
    return traverse({ ...state, own: { ...page, held: layers }, isOverdue: false }, layers - here.held);
  return [state];
}

function overdue(state: BackState): Step {
  const { phase, page, here, own, wanted = 0, below } = state;
  if (phase !== 'leaving') return own ? adjusted({ ...state, isOverdue: true }) : [state];
  if (!isSamePage(page, here)) return [comingTo(state, here), { kind: 'notify' }];
  // Browsers do not traverse beyond their first entry at all.
  if (wanted < 0 && below >= 0) return leaving(state, 0, -1 - below);
  return adjusted({ ...state, phase: 'resting', wanted: undefined });
}

function apart(state: BackState, here: Place): Step {
  const { phase, notified, isFailed } = state;
  if (phase !== 'resting' || isFailed) return [state];
  const isAgain = notified !== undefined && isSamePage(notified, here);
  const effects: readonly BackEffect[] = [{ kind: 'report' }, { kind: isAgain ? 'reload' : 'notify' }];
  return [
    { ...(isAgain ? { ...state, isFailed: true } : comingTo(state, here)), notified: ownOf(here) },
    ...effects,
  ];
}

const traverse = (state: BackState, delta: number): Step => [
  { ...state, traversals: state.traversals + 1 },
  { kind: 'go', delta },
];

const stopped = ([state, ...effects]: Step): Step => [state, STOP, ...effects];
