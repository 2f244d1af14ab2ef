import type { Visit } from './tour';

/** A row of README.md's table of real programs. */
export function row(program: string, visits: Visit[]): string {
  const count = (test: (visit: Visit) => boolean): number => visits.filter(test).length;
  const numbers = [visits.length, count(({ load }) => load), count(({ clean }) => clean)];
  return `| ${[program, ...numbers].join(' | ')} |`;
}

export const failureLines = (visits: Visit[]): string[] =>
  visits.flatMap(({ path, load, failures }) =>
    failures.map((failure) => `${path} (${load ? 'when tapped' : 'while loading'}): ${failure}`),
  );
