/**
 * Draws pictures in worker threads: a puzzle would block the event loop for some milliseconds, a photograph for a tenth of a second.
 * If a thread crashes, only its picture fails, and the thread is replaced.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { MINUTE, SECOND } from '../time';

export interface Drawing {
  /** Runs the named task with the plan; types are known to the domain that owns the task. */
  draw(task: string, plan: unknown): Promise<unknown>;
}

export interface DrawingThreads extends Drawing {
  /** Pending tasks are rejected. */
  stop(): Promise<void>;
}

interface Options {
  /** Errors of an idle thread. */
  readonly onError: (error: unknown) => void;
  /** Path of the module whose exports are the tasks, without extension: it may be compiled or not. */
  readonly tasks: string;
  readonly mayWait?: number;
}

/** Queue length: a few seconds of puzzles for one thread; beyond that, clients should retry. */
const MAY_WAIT = 400;

/** Milliseconds; the app gives up a call after 20 s. */
const PATIENCE_MS = 15 * SECOND;

/** One core is left to the event loop. */
const threadsOf = (cores: number): number => Math.max(1, cores - 1);

/** postMessage turns a Buffer into a plain Uint8Array. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export function drawingThreads({ onError, tasks, mayWait = MAY_WAIT }: Options): DrawingThreads {
  const compiled = `${tasks}.js`;
  const filename = existsSync(compiled) ? compiled : `${tasks}.ts`;
  const pool = new Piscina({
    filename,
    name: 'puzzle',
    // Start no thread before the first picture.
    minThreads: 0,
    maxThreads: threadsOf(availableParallelism()),
    idleTimeout: 5 * MINUTE,
    ...(filename.endsWith('.ts') ? { execArgv: ['--require', 'tsx/cjs'] } : {}),
  });
  pool.on('error', onError);
  return {
    async draw(name, plan) {
      // Piscina's own limit does not count tasks that have a signal.
      if (pool.queueSize >= mayWait) throw new Error('Too many pictures wait to be drawn');
      return pool.run(plan, { name, signal: AbortSignal.timeout(PATIENCE_MS) });
    },
    stop: () => pool.destroy(),
  };
}
