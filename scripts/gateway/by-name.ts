/** Where an id comes from by its name alone: a reading call whose response has it. */
import type { TSchema } from '@sinclair/typebox';
import type { CallEntry } from '../../src/contract/define';
import * as domains from '../../src/contract/domains';
import { isRead } from '../../src/contract/reads';
import { allCalls, allSchemas, type CallName } from '../../src/contract/registry';

export interface Place {
  readonly from: CallName;
  /** Fields down to the id; lists in between are not named. */
  readonly path: string;
}

const ID = /^(\w+)Id$/;

const requiredOf = (name: CallName): readonly string[] => {
  const { required = [] }: TSchema = allSchemas[name].request;
  return required as readonly string[];
};

/** Without an id of its own, so that no two calls wait for each other. */
const isAskedAlone = (name: CallName): boolean => {
  const entry: CallEntry = allCalls[name];
  return entry.served && isRead(entry) && !requiredOf(name).some((field) => field === 'id' || ID.test(field));
};

const sources = (Object.keys(allCalls) as CallName[]).filter(isAskedAlone);

const neighboursOf = (name: CallName): readonly CallName[] => {
  const domain = Object.values(domains).find(({ calls }) => name in calls);
  return sources.filter((source) => domain !== undefined && source in domain.calls);
};

/** The nearest to the top. */
function pathTo(schema: TSchema, field: string): string | undefined {
  let level: (readonly [TSchema, readonly string[]])[] = [[schema, []]];
  while (level.length > 0) {
    const found = level.find(([{ properties = {} }]) => field in (properties as object));
    if (found) return [...found[1], field].join('.');
    level = level.flatMap(([{ properties = {}, items, anyOf = [] }, at]) => [
      ...Object.entries(properties as Record<string, TSchema>).map(
        ([name, part]) => [part, [...at, name]] as const,
      ),
      ...[...(items ? [items as TSchema] : []), ...(anyOf as TSchema[])].map((part) => [part, at] as const),
    ]);
  }
  return undefined;
}

const placesIn = (calls: readonly CallName[], field: string): readonly Place[] =>
  calls.flatMap((from) => {
    const path = pathTo(allSchemas[from].response, field);
    return path === undefined ? [] : [{ from, path }];
  });

/** `storyId` is that of a call of its domain that says `storyId`, or the `id` of `listStories` or `getStories`. */
export function placesOf(name: CallName, field: string): readonly Place[] {
  const thing = ID.exec(field)?.[1];
  if (thing === undefined) return [];
  const many = `${thing}s`.replace(/([^aeiou])ys$/, '$1ies').toLowerCase();
  const lists = sources.filter((call) => /^(?:list|get)(\w+)$/.exec(call)?.[1]?.toLowerCase() === many);
  return [...placesIn(neighboursOf(name), field), ...placesIn(lists, 'id')];
}
