/** What functions see that a test sends into the mini program. */
declare const wx: Record<string, (options: object) => unknown>;
declare function getApp<App>(): App;
