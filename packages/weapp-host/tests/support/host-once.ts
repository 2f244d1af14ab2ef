/** What environment.cjs hands to the test files of a worker; they take it from host.ts. */
export { default as automator } from 'miniprogram-automator';
export { PackError, startHost } from '../../index';
export { pack, styleScopeOf } from '../../pack/pack';
