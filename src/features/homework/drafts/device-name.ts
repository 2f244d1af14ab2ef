import type { Platform } from '@/platform/types';
import { draftTexts } from './texts';

/** What the parent calls this device, for the question which answers to keep. */
export const deviceName = ({ os }: Pick<Platform, 'os'>): string => draftTexts.devices[os];
