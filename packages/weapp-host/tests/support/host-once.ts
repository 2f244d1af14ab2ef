/** Passed by environment.cjs to the test files of a worker, which import it from host.ts. */
export { default as automator } from 'miniprogram-automator';
export { PackError, startHost } from '../../index';
export { pack, styleScopeOf } from '../../pack/pack';
