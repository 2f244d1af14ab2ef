/** All reasons why a mini program does not load, in DevTools' words where known. */
export class PackError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'PackError';
  }
}

/** Collects problems, so that one run shows all. */
export class Problems {
  private readonly refusals = new Set<string>();
  private readonly notes = new Set<string>();

  refuse(reason: string): void {
    this.refusals.add(reason);
  }

  warn(text: string): void {
    this.notes.add(text);
  }

  get warnings(): string[] {
    return [...this.notes];
  }

  /** Throws a PackError if there are errors. */
  settle(): void {
    if (this.refusals.size > 0) throw new PackError([...this.refusals]);
  }
}

type Step = string | number;

/** Problems of a JSON file; `field` in DevTools' notation: ["tabBar"]["list"][0]. */
export class JsonProblems {
  constructor(
    readonly file: string,
    private readonly problems: Problems,
  ) {}

  refuse(field: Step[], text: string): void {
    this.problems.refuse(`[ ${this.file} 文件内容错误] ${this.file}: ${fieldName(field)}${text}`);
  }

  warn(text: string): void {
    this.problems.warn(`${this.file}: ${text}`);
  }
}

export const fieldName = (steps: Step[]): string =>
  steps.map((step) => (typeof step === 'number' ? `[${step}]` : `["${step}"]`)).join('');
