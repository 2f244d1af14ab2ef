export type { ConfirmOptions, Feedback } from '@/platform/feedback';
