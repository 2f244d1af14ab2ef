/** The last part of the address's path; 'file' if empty. */
export function fileNameOf(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]*/i, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'file';
}
