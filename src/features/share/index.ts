export { ShareSheet, type ShareSheetProps } from './ShareSheet';
export { useSharing } from './use-sharing';
export { shareIcons } from './icons';
