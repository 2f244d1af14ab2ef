/** Paragraphs as one line: no gap where Chinese punctuation ends them, a space elsewhere. For excerpts and summaries. */
export const oneLine = (text: string): string =>
  text.replace(/(?<=[。！？；，：…”])\s+/g, '').replace(/\s+/g, ' ');
