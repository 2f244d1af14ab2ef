import type { Host } from '../index';

type Reported = ReturnType<Host['report']>;

const firstLines = (text: string): string => text.split('\n').slice(0, 2).join(' ').replace(/\s+/g, ' ');

const all = ({ exceptions, rejections, hostErrors }: Reported): string[][] => [
  exceptions.map(({ stack }) => firstLines(stack)),
  rejections.map(({ stack }) => `in a promise: ${firstLines(stack)}`),
  hostErrors.map((text) => `in the host: ${firstLines(text)}`),
];

/** Returns failures since the last call: of scripts, promises, the host. */
export function failuresOf(host: Host): () => string[] {
  let known = [0, 0, 0];
  return () => {
    const lists = all(host.report());
    const fresh = lists.flatMap((list, kind) => list.slice(known[kind]));
    known = lists.map((list) => list.length);
    return fresh;
  };
}
