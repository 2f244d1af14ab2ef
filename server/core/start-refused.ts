/** A start that cannot go on, in words for whoever started it: printed as they are, without a stack. */
export class StartRefused extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartRefused';
  }
}
