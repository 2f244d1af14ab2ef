/** The mini program has no document that paints before it. */
export const look = () => undefined;
export const lookOfPage = () => undefined;
export const leadsTo = () => undefined;
