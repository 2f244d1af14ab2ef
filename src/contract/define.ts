/**
 * How a call is written down. An entry says where a call goes and who may make it; its shapes stand beside it in
 * `<service>.schema.ts`. The two are tied by type only, so that the app never bundles a schema.
 */
import type { Static, TSchema } from '@sinclair/typebox';
import type { ServiceName } from './services';
import type { Shape } from './shapes';

export interface CallSchema {
  /** Query of a GET, JSON body of a POST (or as `sendAs` says). */
  readonly request: TSchema;
  /** The unwrapped `data` of the envelope, not the envelope itself. */
  readonly response: TSchema;
}

export type CallSchemas = Readonly<Record<string, CallSchema>>;

/** Codes that calls answer with, beyond the success codes of their service, and what they mean. */
export type DocumentedErrors<Calls> = { readonly [Name in keyof Calls]?: Readonly<Record<string, string>> };

/** public: anyone; optional: a session is used when there is one; session: refused with 1000010 without one. */
export type Access = 'public' | 'optional' | 'session';

export interface CallEntry {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  /** The reference backend answers it. `false`: the specification lists it, a later issue serves it. */
  readonly served: boolean;
  /** Served, and not made by the app: the specification lists the call and gives it no use. */
  readonly unused?: 'the specification gives no use';
  /** The path, codes or list are not shown in the specification; this is our choice. */
  readonly assumed?: true;
  /** Where the request travels when the method does not tell: a POST with a query; a form that carries a file. */
  readonly sendAs?: 'query' | 'body' | 'form';
  /** The session's token travels among the fields as well, put there by the client, where somebody is logged in. */
  readonly sendsToken?: true;
  /**
   * Spends something or counts: a code, a token, a visit, a gift. Never sent a second time by itself, whatever became of the
   * first; where only the answer was lost the parent asks again, and the server knows the request for a minute.
   */
  readonly once?: true;
  /** Whether it only reads (reads.ts), where the method does not tell: a GET does, a POST does not. */
  readonly reads?: boolean;
  /**
   * A list call of ours: asks or tells at once what the named call of the specification does one by one. A gateway without it
   * answers 404 or 405, and is asked one by one from then on (services/api/batch.ts).
   */
  readonly inPlaceOf?: string;
  /** Milliseconds; the service's own time-out otherwise. */
  readonly timeoutMs?: number;
  /** Of the answer, from its schema (generated/); absent where nothing is told. */
  readonly shape?: Shape;
}

/** An entry that remembers its shapes for the compiler. Nothing of them exists at run time: no entry has the field. */
export type Call<Request = unknown, Response = unknown> = CallEntry & {
  readonly '~shapes'?: { request: Request; response: Response };
};

export type RequestOf<C> = C extends Call<infer Request, infer _Response> ? Request : never;
export type ResponseOf<C> = C extends Call<infer _Request, infer Response> ? Response : never;

type CallsOf<S extends CallSchemas> = {
  readonly [Name in keyof S]: Call<Static<S[Name]['request']>, Static<S[Name]['response']>>;
};

/**
 * Ties a service's entries to its schemas: a missing or a surplus name does not compile.
 * Use: `defineCalls<typeof memberSchemas>(shapes)({ pwdLogin: { … } })`, with the shapes of generated/<domain>/calls.ts.
 */
export function defineCalls<S extends CallSchemas>(shapes: Readonly<Record<string, Shape>> = {}) {
  return <E extends { readonly [Name in keyof S]: CallEntry }>(
    entries: E & { readonly [Surplus in Exclude<keyof E, keyof S>]: never },
  ): CallsOf<S> & E => {
    for (const [name, shape] of Object.entries(shapes)) Object.assign(entries[name] ?? {}, { shape });
    return entries;
  };
}

/** A gateway that has the specification's calls alone does not know the path of a list call of ours. */
export const isLacking = ({ inPlaceOf }: Pick<CallEntry, 'inPlaceOf'>, status: number): boolean =>
  inPlaceOf !== undefined && (status === 404 || status === 405);
