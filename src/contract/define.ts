/**
 * How calls are defined. An entry has the route and access of a call; its schemas are in `schema.ts`. They
 * are linked by type only, so that the app never bundles a schema.
 */
import type { Static, TSchema } from '@sinclair/typebox';
import type { ServiceName } from './services';
import type { Shape } from './shapes';

export interface CallSchema {
  /** Query of a GET, JSON body of a POST (or as `sendAs` says). */
  readonly request: TSchema;
  /** The unwrapped `data` of the envelope. */
  readonly response: TSchema;
}

export type CallSchemas = Readonly<Record<string, CallSchema>>;

/** Error codes of calls beyond their service's success codes, with their meanings. */
export type DocumentedErrors<Calls> = { readonly [Name in keyof Calls]?: Readonly<Record<string, string>> };

/** public: anyone; optional: uses a session if there is one; session: 1000010 without one. */
export type Access = 'public' | 'optional' | 'session';

export interface CallEntry {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  /** The reference backend implements it. `false`: listed by the specification, served by a later issue. */
  readonly served: boolean;
  /** Served but not used by the app: the specification lists the call without a use. */
  readonly unused?: 'the specification gives no use';
  /** The path, codes or list are not shown in the specification; this is our choice. */
  readonly assumed?: true;
  /** Where the request goes when the method does not decide: a POST with a query; a form with a file. */
  readonly sendAs?: 'query' | 'body' | 'form';
  /** The client also adds the session's token to the fields, if there is a session. */
  readonly sendsToken?: true;
  /**
   * Not idempotent: consumes a code or token, counts a visit, grants a gift. Never retried automatically; if only the
   * response was lost, the parent retries, and the server recognises the request for a minute.
   */
  readonly once?: true;
  /** Whether the call is read-only (reads.ts), overriding the method's default: a GET is, a POST is not. */
  readonly reads?: boolean;
  /**
   * A batch call of ours, replacing single calls of the named one. A gateway without it returns 404 or 405; the client
   * then falls back to single calls (services/api/batch.ts).
   */
  readonly inPlaceOf?: string;
  /** Milliseconds; default: the service's timeout. */
  readonly timeoutMs?: number;
  /** Response shape generated from the schema (generated/); absent for an empty response. */
  readonly shape?: Shape;
}

/** A call entry with its types. Compile time only: no entry has the field. */
export type Call<Request = unknown, Response = unknown> = CallEntry & {
  readonly '~shapes'?: { request: Request; response: Response };
};

export type RequestOf<C> = C extends Call<infer Request, infer _Response> ? Request : never;
export type ResponseOf<C> = C extends Call<infer _Request, infer Response> ? Response : never;

type CallsOf<S extends CallSchemas> = {
  readonly [Name in keyof S]: Call<Static<S[Name]['request']>, Static<S[Name]['response']>>;
};

/**
 * Links a service's entries to its schemas: a missing or surplus name does not compile. Use: `defineCalls<typeof
 * memberSchemas>(shapes)({ pwdLogin: { … } })`, with the shapes of generated/<domain>/calls.ts.
 */
export function defineCalls<S extends CallSchemas>(shapes: Readonly<Record<string, Shape>> = {}) {
  return <E extends { readonly [Name in keyof S]: CallEntry }>(
    entries: E & { readonly [Surplus in Exclude<keyof E, keyof S>]: never },
  ): CallsOf<S> & E => {
    for (const [name, shape] of Object.entries(shapes)) Object.assign(entries[name] ?? {}, { shape });
    return entries;
  };
}

/** The gateway has only the specification's calls and does not know this batch call. */
export const isLacking = ({ inPlaceOf }: Pick<CallEntry, 'inPlaceOf'>, status: number): boolean =>
  inPlaceOf !== undefined && (status === 404 || status === 405);
