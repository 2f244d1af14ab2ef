/** What of an address was not understood, in its own words. */
export type Report = (problem: string) => void;
