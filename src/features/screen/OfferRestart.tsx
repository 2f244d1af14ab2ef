/** A page loads the new version by itself: the offer is the mini program's. */
export const OfferRestart = () => null;
