/** The mini program's tab is cards alone: nothing of this is in its main package. */
export const useTabTop = () => null;
export const useNoCourses = () => null;
export const useCardRing = () => null;
