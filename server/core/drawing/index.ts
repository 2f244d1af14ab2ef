/**
 * Pictures are drawn in threads: a puzzle would keep the loop for some milliseconds and a photograph for a tenth of a second,
 * and nobody else would be answered meanwhile. A thread that breaks fails the picture that it drew, and another one takes its place.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { MINUTE, SECOND } from '../time';

export interface Drawing {
  /** What the task of this name makes of the plan; the domain whose task it is knows what both are. */
  draw(task: string, plan: unknown): Promise<unknown>;
}

export interface DrawingThreads extends Drawing {
  /** What still waits is refused. */
  stop(): Promise<void>;
}

interface Options {
  /** Of a thread that broke while it drew nothing. */
  readonly onError: (error: unknown) => void;
  /** The module whose exports are the tasks, without its ending: it may be compiled or not. */
  readonly tasks: string;
  readonly mayWait?: number;
}

/** A few seconds of puzzles for one thread; whoever comes then had better ask again. */
const MAY_WAIT = 400;

/** The app gives a call up after 20 s. */
const PATIENCE_MS = 15 * SECOND;

/** One core is the loop's. */
const threadsOf = (cores: number): number => Math.max(1, cores - 1);

/** A message of a thread carries plain bytes. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function drawingThreads({ onError, tasks, mayWait = MAY_WAIT }: Options): DrawingThreads {
  const compiled = `${tasks}.js`;
  const filename = existsSync(compiled) ? compiled : `${tasks}.ts`;
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
  return {
    draw: (name, plan) => pool.run(plan, { name, signal: AbortSignal.timeout(PATIENCE_MS) }),
    stop: () => pool.destroy(),
  };
}
