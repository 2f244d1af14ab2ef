/** A long timeout: a slow machine is no failure, and a timed-out test keeps running beside the next one. */
jest.setTimeout(60_000);
