/**
 * What a call is answered with, and what domains do for each other without knowing each other: each offers its part
 * (core/domain), server/registry.ts adds the parts up, and a domain that needs the others finds the sum in its context.
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
import type { Stored } from '../stored';
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
  /** What it belongs to; '' where it stands alone. */
  readonly of: string;
  /** Key of a stored picture. */
  readonly picture: string;
  readonly subject?: Subject;
  /** Of a baby study. */
  readonly studyId?: number;
}

/** Who may play what of one kind. */
export interface PlayableSource {
  /** Throws a BusinessError of FILM_CODE, or notFound for what this child has nothing to do with. */
  readonly find: (context: CallContext, userId: number, id: number) => Promise<Playable>;
  /** Those of the ids that this child may still play: one statement for all of them. */
  readonly describe: (
    context: CallContext,
    userId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Described>>;
}

/** A kind without a source has nothing to play yet. */
export type Playables = Partial<Record<PlayableKind, PlayableSource>>;

export interface FirstLogin {
  readonly userId: number;
  /** Who invited this parent; null without an invitation. */
  readonly inviterId: number | null;
  readonly now: Date;
}

export type OnLogin = (tx: Db, login: FirstLogin) => Promise<void>;

/** Who leaves, under every name that is kept of them. */
export interface Leaving {
  readonly accountId: number;
  readonly userId: number;
  readonly phoneLookup: string;
}

export type RemovalServices = Pick<CallContext, 'db' | 'clock' | 'providers' | 'stored' | 'offers'>;

export interface Removal {
  /** What lies in the file storage. It comes first: it takes longest and may fail, and nothing but the account is held meanwhile. */
  readonly files?: (tx: Db, leaving: Leaving, services: RemovalServices) => Promise<void>;
  /** Rows that no foreign key takes along with the account, and what others see counted of them. */
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

/** The key under which the storage has the file of this path; null: there is none, or not for who shows this pass. */
export type FileAt = (services: SessionServices, path: string, pass: unknown) => Promise<string | null>;

export interface Offers {
  readonly playable: Playables;
  readonly onLogin: readonly OnLogin[];
  readonly onRemoval: readonly Removal[];
  readonly losses: readonly LossesOf[];
  readonly sessionOf: SessionOf;
  /** By how the path begins, such as 'works/'. */
  readonly fileAt: Readonly<Record<string, FileAt>>;
}

/** session, app: of the session itself; the others are handed to further services and end with their session. */
export type TokenKind = 'session' | 'app' | 'service' | 'authCenter' | 'authExt';

export interface Session {
  /** Its own, also where it was handed on. */
  readonly id: number;
  readonly token: string;
  readonly kind: TokenKind;
  readonly accountId: number;
  readonly userId: number;
  readonly unificationId: string;
  readonly studentStatus: StudentStatus;
  readonly deviceId: string | null;
  /** The session of the login: its own, or the one that it was handed on from. */
  readonly loginSessionId: number;
}

export interface CallContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Never null when the entry's access is 'session'. */
  readonly session: Session | null;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** With the answer; the whole line, as a browser is told it. */
  readonly setCookie: (cookie: string) => void;
  readonly ip: string;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  readonly config: Config;
  readonly providers: Providers;
  readonly drawing: Drawing;
  readonly stored: Stored;
  readonly offers: Offers;
}
