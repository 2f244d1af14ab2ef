/**
 * The context that handlers receive, and what domains do for each other without imports: each offers its part (core/domain),
 * server/registry.ts merges them, and a domain that needs the others reads the result from its context.
 */
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import type { Subject } from '../../../src/contract/courses/values';
import type { PlayableRef } from '../../../src/contract/films/schema';
import type { PlayableKind } from '../../../src/contract/films/values';
import type { Db } from '../db/types';
import type { FastifyBaseLogger } from 'fastify';
import type { StudentStatus } from '../../../src/contract/profile/status';
import type { Config } from '../config';
import type { Drawing } from '../drawing';
import type { Providers } from '../providers';
import type { Random } from '../random';
import type { SchemaRegistry } from '../schema-registry';
import type { Clock } from '../time';

export interface Playable {
  readonly filmId: number;
  readonly title: string;
  readonly isPaid: boolean;
  readonly until: Date | null;
  readonly next?: PlayableRef;
}

export interface Described {
  readonly filmId: number;
  readonly title: string;
  /** Title of the series or course; '' if it belongs to none. */
  readonly of: string;
  /** Storage key of the picture. */
  readonly picture: string;
  readonly subject?: Subject;
  /** Set for a baby study. */
  readonly studyId?: number;
}

/** Access control and lookup for one kind of playable. */
export interface PlayableSource {
  /** Throws a BusinessError of FILM_CODE, or notFound if the item does not belong to this child. */
  readonly find: (context: CallContext, userId: number, id: number) => Promise<Playable>;
  /** Subset of the ids that this child may still play, in one query. */
  readonly describe: (
    context: CallContext,
    userId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Described>>;
}

/** A kind without a source has no playable items yet. */
export type Playables = Partial<Record<PlayableKind, PlayableSource>>;

export interface FirstLogin {
  readonly userId: number;
  /** User id of the inviting parent; null without an invitation. */
  readonly inviterId: number | null;
  readonly now: Date;
}

export type OnLogin = (tx: Db, login: FirstLogin) => Promise<void>;

/** The account being removed, with every identifier under which data may be stored. */
export interface Leaving {
  readonly accountId: number;
  readonly userId: number;
  readonly phoneLookup: string;
}

export type RemovalServices = Pick<CallContext, 'db' | 'clock' | 'providers' | 'schemaRegistry' | 'offers'>;

export interface Removal {
  /** Removes stored files. Runs first: it is the slowest part and may fail, and until then only the account's own rows are locked. */
  readonly files?: (tx: Db, leaving: Leaving, services: RemovalServices) => Promise<void>;
  /** Removes rows that no foreign key cascades to, and adjusts counters that others see. */
  readonly rows?: (tx: Db, leaving: Leaving) => Promise<void>;
}

export type LossesOf = (
  services: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
) => Promise<Partial<CancellationLosses>>;

export type SessionLookup =
  | { readonly state: 'live'; readonly session: Session }
  | { readonly state: 'unknown' | 'expired' | 'revoked' };

type SessionServices = Pick<CallContext, 'db' | 'clock' | 'config'>;

export type SessionOf = (services: SessionServices, token: string) => Promise<SessionLookup>;

/** Storage key for this path; null if there is none or the pass does not grant access. */
export type FileAt = (services: SessionServices, path: string, pass: unknown) => Promise<string | null>;

export interface Offers {
  readonly playable: Playables;
  readonly onLogin: readonly OnLogin[];
  readonly onRemoval: readonly Removal[];
  readonly losses: readonly LossesOf[];
  readonly sessionOf: SessionOf;
  /** By path prefix, such as 'works/'. */
  readonly fileAt: Readonly<Record<string, FileAt>>;
}

/** session, app: belong to the session itself; the others are derived tokens for further services and end with their session. */
export type TokenKind = 'session' | 'app' | 'service' | 'authCenter' | 'authExt';

export interface Session {
  /** Id of this session, also if it was derived from another one. */
  readonly id: number;
  readonly token: string;
  readonly kind: TokenKind;
  readonly accountId: number;
  readonly userId: number;
  readonly unificationId: string;
  readonly studentStatus: StudentStatus;
  readonly deviceId: string | null;
  /** Id of the login session: this one, or the one that it was derived from. */
  readonly loginSessionId: number;
}

export interface CallContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Never null if the entry's access is 'session'. */
  readonly session: Session | null;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Sets the Set-Cookie header of the response; takes the whole line. */
  readonly setCookie: (cookie: string) => void;
  readonly ip: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  readonly providers: Providers;
  readonly drawing: Drawing;
  readonly schemaRegistry: SchemaRegistry;
  readonly offers: Offers;
}
