import type { Platform } from '@/platform/types';
import type { Scheduler } from '../clock';
import { HostedFeedback } from './hosted';
import type { Feedback } from './types';

/** Where the host has no dialogs of its own, the app draws them in its own look. */
export const createFeedback = (platform: Platform, scheduler: Scheduler): Feedback =>
  platform.feedback ?? new HostedFeedback(scheduler);
