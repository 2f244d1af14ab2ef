/** What whoever has the key of a share sees: one page in three places. */
export { SharedScreen } from './SharedScreen';
