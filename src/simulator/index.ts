/** Simulates the runtimes in a browser, for tests and testers; never in a production build (docs/testing.md). */
export * from './native-app';
export * from './we-chat';
