/** These begin no line: they hang over the edge of the one before. */
const CLOSING = '，。、！？：；）」』”’…';

/** Breaks a text into lines that fit; what is too long ends with an ellipsis. */
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
