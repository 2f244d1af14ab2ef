/** Why a mini program does not load: every reason, in WeChat DevTools' words where they are known. */
export class PackError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'PackError';
  }
}

/** Collects what is wrong, so that one attempt shows everything. */
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

  /** Throws a PackError when anything was refused. */
  settle(): void {
    if (this.refusals.size > 0) throw new PackError([...this.refusals]);
  }
}

type Step = string | number;

/** Problems of one JSON file; `field` is written as DevTools does: ["tabBar"]["list"][0]. */
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
