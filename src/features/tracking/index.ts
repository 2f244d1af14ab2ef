export { useSeen, type Seen } from './use-seen';
