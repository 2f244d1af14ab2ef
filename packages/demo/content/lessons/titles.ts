/** What `chapterName` wrote, read again; 0 and the whole title for a lesson without a number. */
export function readTitle(title: string): { readonly number: number; readonly chapter: string } {
  const [, number = '0', chapter = title] = /^第(\d+)讲 (.*)$/.exec(title) ?? [];
  return { number: Number(number), chapter };
}
