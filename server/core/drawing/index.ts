/**
 * Pictures are drawn in threads: a puzzle would keep the loop for some milliseconds and a photograph for a tenth of a second,
 * and nobody else would be answered meanwhile. A thread that breaks fails the picture that it drew, and another one takes its place.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { PuzzlePictures } from '../../domains/account/captcha/draw';
import type { PuzzlePlan } from '../../domains/account/captcha/plan';
import type { RenditionPlan } from '../../domains/files/renditions/draw';
import { MINUTE, SECOND } from '../time';

export interface Drawing {
  puzzle(plan: PuzzlePlan): Promise<PuzzlePictures>;
  /** WebP. */
  rendition(plan: RenditionPlan): Promise<Buffer>;
}

export interface DrawingThreads extends Drawing {
  /** What still waits is refused. */
  stop(): Promise<void>;
}

interface Options {
  /** Of a thread that broke while it drew nothing. */
  readonly onError: (error: unknown) => void;
  readonly workerFile?: string;
  readonly mayWait?: number;
}

const COMPILED = join(__dirname, 'worker.js');
const SOURCE = join(__dirname, 'worker.ts');
/** A few seconds of puzzles for one thread; whoever comes then had better ask again. */
const MAY_WAIT = 400;

/** The app gives a call up after 20 s. */
const PATIENCE_MS = 15 * SECOND;

/** One core is the loop's. */
const threadsOf = (cores: number): number => Math.max(1, cores - 1);

/** A message carries plain bytes. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function drawingThreads({ onError, workerFile, mayWait = MAY_WAIT }: Options): DrawingThreads {
  const filename = workerFile ?? (existsSync(COMPILED) ? COMPILED : SOURCE);
  const pool = new Piscina({
    filename,
    name: 'puzzle',
    // None before the first picture.
    minThreads: 0,
    maxThreads: threadsOf(availableParallelism()),
    idleTimeout: 5 * MINUTE,
    maxQueue: mayWait,
    ...(filename.endsWith('.ts') ? { execArgv: ['--require', 'tsx/cjs'] } : {}),
  });
  pool.on('error', onError);
  const draw = (name: string, plan: unknown): Promise<unknown> =>
    pool.run(plan, { name, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async puzzle(plan) {
      const { background, piece } = (await draw('puzzle', plan)) as PuzzlePictures;
      return { background: bufferOf(background), piece: bufferOf(piece) };
    },
    rendition: async (plan) => bufferOf((await draw('rendition', plan)) as Uint8Array),
    stop: () => pool.destroy(),
  };
}
