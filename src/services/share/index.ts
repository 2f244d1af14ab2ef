export { createSharing } from './create-sharing';
