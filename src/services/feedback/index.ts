import type { Platform } from '@/platform/types';
import type { Scheduler } from '../clock';
import { HostedFeedback } from './hosted';
import type { Feedback } from './types';

/** Where the host has no native dialogs, the app renders its own. */
export const createFeedback = (platform: Platform, scheduler: Scheduler): Feedback =>
  platform.feedback ?? new HostedFeedback(scheduler);
