import type { Platform } from '@/platform/types';
import { draftTexts } from './texts';

/** Name of this device in the conflict dialog. */
export const deviceName = ({ os }: Pick<Platform, 'os'>): string => draftTexts.devices[os];
