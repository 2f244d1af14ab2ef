/** Files that the mini program may name by address: its own (usr), temporary ones and those that saveFile kept. */
export const USER_FILE = /^http:\/\/(usr|tmp|store)(\/|$)/;

/** Where the host's server has a user file. */
export const userFileUrl = (path: string): string => `/user-file/${encodeURIComponent(path)}`;
