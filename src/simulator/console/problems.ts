/** Reports a part of an address that could not be parsed. */
export type Report = (problem: string) => void;
