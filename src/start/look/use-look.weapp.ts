/** The mini program has no document, hence no first paint. */
export const useLook = () => undefined;
