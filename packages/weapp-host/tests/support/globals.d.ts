/** Globals of functions that tests send into the mini program. */
declare const wx: Record<string, (options: object) => unknown>;
declare function getApp<App>(): App;
