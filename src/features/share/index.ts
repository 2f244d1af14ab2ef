export { ShareSheet } from './ShareSheet';
