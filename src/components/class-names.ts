/** Joins the class names that apply: `classNames('tag', active && 'tag--active', className)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
