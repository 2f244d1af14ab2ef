/** The last part of an address's path; 'file' where it has none. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*/i, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'file';
}
