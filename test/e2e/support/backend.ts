/** Starts the backend for the browser tests on an empty database, so that every run begins in the same state. */
import { rmSync } from 'node:fs';

const folder = process.env.DATA_DIR;
if (!folder?.includes('.cache')) throw new Error('DATA_DIR must lie in .cache: it is deleted');
rmSync(folder, { recursive: true, force: true });
void import('../../../server/main');
