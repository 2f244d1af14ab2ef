/**
 * What a domain may offer: its index.ts hands in what it has, server/registry.ts adds it up, and core calls what is there. Core
 * imports no domain; what a domain needs of one that comes after it in server/domains.ts reaches it through its context.
 */
import type { Labels } from '../labels';
import type { Handlers } from '../http/handler';
import type { FileAt, LossesOf, OnLogin, Playables, Removal, SessionOf } from '../http/context';
import type { Routes } from '../http/routes';
import type { Job } from '../jobs';
import type { DemoRecognition } from '../providers/recognition';
import type { Seed } from '../seed';
import type { TestRoutes } from '../testing/tools';

export interface Domain {
  /** Answers to the calls of its word in the contract: each served call of all domains has one, or nothing compiles. */
  readonly handlers?: Partial<Handlers>;
  /** Its tables; the copy of one's own data and the removal of an account read from them what is a person's. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** What parents call its tables and columns in the copy of their data. */
  readonly labels?: Labels;
  /** Addresses that are no calls: files, calendars, what the provider's own systems tell. */
  readonly routes?: readonly Routes[];
  /** Work that is done at intervals, without a request. */
  readonly jobs?: readonly Job[];
  /** Content that every installation has. */
  readonly seed?: Seed;
  /** By kind: who may play what, for the player and for what was begun. */
  readonly playable?: Playables;
  /** In the transaction of a parent's first login, which makes the account. */
  readonly onLogin?: OnLogin;
  /** At the end of an account's cooling-off, in the transaction that removes it. */
  readonly onRemoval?: Removal;
  /** What a parent loses by cancelling the account, as step 1 of the cancellation names it. */
  readonly losses?: LossesOf;
  /** Whose session a token is of. One domain has sessions. */
  readonly sessionOf?: SessionOf;
  /** By how a path below /files/ begins: where nothing is stored under that name, which file is meant, and whether it may be read. */
  readonly fileAt?: Readonly<Record<string, FileAt>>;
  /** Reads photos of a page where no recognition service is set. */
  readonly demoRecognition?: DemoRecognition;
  /** Addresses for tests and testers; they exist where the configuration says so. */
  readonly testTools?: TestRoutes;
}
