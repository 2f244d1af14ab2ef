/** A start that cannot continue; its message is printed to the operator without a stack. */
export class StartRefused extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StartRefused';
  }
}
