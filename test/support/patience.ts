/** A machine that does other things as well is slow, which is not broken: and what is given up goes on beside the next test. */
jest.setTimeout(60_000);
