export { createSharing } from './create-sharing';
export type { QrCodePictures, ShareInput, ShareWay, Sharing } from './types';
