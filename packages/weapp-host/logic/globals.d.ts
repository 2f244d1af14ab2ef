/** Timers, which WeChat has too; other natives come from natives.ts. */
declare function setTimeout(handler: (...args: never[]) => void, ms?: number, ...args: unknown[]): number;
declare function clearTimeout(id?: number): void;
declare function setInterval(handler: (...args: never[]) => void, ms?: number, ...args: unknown[]): number;
declare function clearInterval(id?: number): void;
