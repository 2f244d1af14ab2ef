import { resolve } from 'node:path';

/** Reads environment variables and collects all problems, so that an operator sees them at once. */
export type Env = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

export class EnvReader {
  readonly problems: string[] = [];

  constructor(private readonly env: Env) {}

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const parsed = /^-?\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    if (parsed >= min && parsed <= max) return parsed;
    this.problems.push(`${name} must be an integer from ${min} to ${max}`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.text(name)?.toLowerCase();
    if (value === undefined) return fallback;
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    this.problems.push(`${name} must be 1 or 0`);
    return fallback;
  }

  list(name: string): readonly string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }

  oneOf<const V extends string>(name: string, values: readonly V[], fallback: V): V {
    const value = this.text(name);
    if (value === null) return fallback;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) this.problems.push(`${name} must be one of ${values.join(', ')}`);
    return found ?? fallback;
  }

  /** An absolute path. */
  path(name: string): string | null {
    const value = this.text(name);
    return value === null ? null : resolve(value);
  }

  /** An http(s) URL, without a trailing slash. */
  url(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
    this.problems.push(`${name} must be an http or https address`);
    return null;
  }

  /** All of `names`, or null if none is set. A partial group is an error. */
  group<const N extends string>(names: readonly N[]): Readonly<Record<N, string>> | null {
    const values = names.map((name) => [name, this.text(name)] as const);
    const missing = values.filter(([, value]) => value === null).map(([name]) => name);
    if (missing.length === names.length) return null;
    if (missing.length > 0) {
      this.problems.push(`${missing.join(', ')} must be set too`);
      return null;
    }
    return Object.fromEntries(values) as Record<N, string>;
  }
}
