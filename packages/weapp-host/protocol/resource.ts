const WEB = /^(https?:|data:|blob:|\/\/)/;
/** Files written or chosen by the mini program; 'http://' ones only look like web addresses. */
const USER_FILE = /^(wxfile:\/\/|http:\/\/(usr|tmp|store)\/)/;

/** Converts a path in an attribute (package file, user file or web address) to a URL for shell and frames. */
export function resourceOf(path: string): string {
  if (USER_FILE.test(path)) return `/user-file/${encodeURIComponent(path)}`;
  if (path === '' || WEB.test(path)) return path;
  return `/program/${path.replace(/^\/+/, '')}`;
}
