/** The mini program's tab has only cards: keeps the rest out of its main package. */
export const useTabTop = () => null;
export const useEntries = () => null;
export const useNoCourses = () => null;
