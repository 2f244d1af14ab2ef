const WEB = /^(https?:|data:|blob:|\/\/)/;
/** Files that the mini program wrote or chose; 'http://' ones only look like addresses. */
const USER_FILE = /^(wxfile:\/\/|http:\/\/(usr|tmp|store)\/)/;

/** A path as an attribute gives it (package file, user file or web address) as something that shell and frames can load. */
export function resourceOf(path: string): string {
  if (USER_FILE.test(path)) return `/user-file/${encodeURIComponent(path)}`;
  if (path === '' || WEB.test(path)) return path;
  return `/program/${path.replace(/^\/+/, '')}`;
}
