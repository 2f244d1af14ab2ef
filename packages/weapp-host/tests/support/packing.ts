import type { Program } from '../../protocol/program';
import { PackError, pack } from './host';
import { program, writeFolder } from './program-folder';

type More = Parameters<typeof program>[0];

/** Packs the smallest program with additional or changed files. */
export const build = (more: More = {}): Program => pack(writeFolder(program(more)));

/** All errors of packing that program; empty if it loads. */
export function reasons(more: More): readonly string[] {
  try {
    build(more);
  } catch (error) {
    if (error instanceof PackError) return error.reasons;
    throw error;
  }
  return [];
}
