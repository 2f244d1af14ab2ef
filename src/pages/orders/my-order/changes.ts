import { oncePerApp } from '@/stores/once-per-app';

/** How often orders were changed here: the list compares when it shows again. */
export const orderChanges = oncePerApp(() => ({ count: 0 }));
