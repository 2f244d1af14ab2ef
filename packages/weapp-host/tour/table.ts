import type { Visit } from './tour';

/** A row in the table of real programs of README.md. */
export function row(program: string, visits: Visit[]): string {
  const count = (test: (visit: Visit) => boolean): number => visits.filter(test).length;
  const numbers = [visits.length, count(({ load }) => load), count(({ clean }) => clean)];
  return `| ${[program, ...numbers].join(' | ')} |`;
}

export const failureLines = (visits: Visit[]): string[] =>
  visits.flatMap(({ path, load, failures }) =>
    failures.map((failure) => `${path} (${load ? 'when tapped' : 'while loading'}): ${failure}`),
  );
