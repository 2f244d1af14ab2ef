/** The mini program has no document that paints before it. */
export const useLook = () => undefined;
