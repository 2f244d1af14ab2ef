/** The mini program has no document, hence no first paint. */
export const look = () => undefined;
export const lookOfPage = () => undefined;
export const leadsTo = () => undefined;
