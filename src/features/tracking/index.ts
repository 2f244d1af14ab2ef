export { useSeen } from './use-seen';
