/** These never begin a line: they overhang the previous one. */
const CLOSING = '，。、！？：；）」』”’…';

/** Wraps text; the rest is truncated with an ellipsis. */
export function linesOf(
  text: string,
  widthOf: (text: string) => number,
  width: number,
  most: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const character of text.trim()) {
    const isClosing = line !== '' && CLOSING.includes(character);
    if (character !== '\n' && (isClosing || widthOf(line + character) <= width)) {
      line += character;
      continue;
    }
    lines.push(line);
    line = character === '\n' ? '' : character;
    if (lines.length === most)
      return [...lines.slice(0, -1), shortened(lines[most - 1] ?? '', widthOf, width)];
  }
  return line === '' ? lines : [...lines, line];
}

const ELLIPSIS = '…';

function shortened(line: string, widthOf: (text: string) => number, width: number): string {
  const characters = Array.from(line);
  while (characters.length > 0 && widthOf(`${characters.join('')}${ELLIPSIS}`) > width) characters.pop();
  return `${characters.join('')}${ELLIPSIS}`;
}
