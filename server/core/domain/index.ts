/**
 * What a domain may offer: its index.ts provides what it has, server/registry.ts merges it, and core uses the result. Core imports
 * no domain; a domain reaches later ones in server/domains.ts through its context.
 */
import type { Labels } from '../labels';
import type { Handlers } from '../http/handler';
import type { FileAt, LossesOf, OnLogin, Playables, Removal, SessionOf } from '../http/context';
import type { Routes } from '../http/routes';
import type { Import } from '../import/kind';
import type { Job } from '../jobs';
import type { Queue } from '../metrics/queues';
import type { DemoRecognition } from '../providers/recognition';
import type { Seed } from '../seed';
import type { TestRoutes } from '../testing/tools';

export interface Domain {
  /** Handlers of its calls in the contract. Compilation fails if any served call has none. */
  readonly handlers?: Partial<Handlers>;
  /** Its tables; the data export and account removal find personal data in them. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** Labels of its tables and columns in the data export. */
  readonly labels?: Labels;
  /** Routes that are not calls: files, calendars, inbound routes of the provider's systems. */
  readonly routes?: readonly Routes[];
  /** Periodic background work. */
  readonly jobs?: readonly Job[];
  /** What waits for its jobs or for people; core measures how much and since when. */
  readonly queues?: readonly Queue[];
  /** Content that every installation has. */
  readonly seed?: Seed;
  /** Files from which an operator brings a school in. */
  readonly imports?: readonly Import[];
  /** By kind: who may play an item; used by the player and for resuming playback. */
  readonly playable?: Playables;
  /** Runs in the transaction of a parent's first login, which creates the account. */
  readonly onLogin?: OnLogin;
  /** Runs at the end of an account's cooling-off period, in the transaction that removes it. */
  readonly onRemoval?: Removal;
  /** What a parent loses by cancelling the account, as listed in step 1 of the cancellation. */
  readonly losses?: LossesOf;
  /** Finds the session of a token. Only one domain offers this. */
  readonly sessionOf?: SessionOf;
  /** By path prefix below /files/: if no file has that key, which file is meant and whether the caller may read it. */
  readonly fileAt?: Readonly<Record<string, FileAt>>;
  /** Recognises photos of a page if no recognition service is configured. */
  readonly demoRecognition?: DemoRecognition;
  /** Routes for tests and testers; registered only if the configuration enables them. */
  readonly testTools?: TestRoutes;
}
