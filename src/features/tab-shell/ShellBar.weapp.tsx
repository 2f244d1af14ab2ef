import type { TabRoute } from '@/stores/tabs';

/** The mini program has a native bar. */
export function ShellBar(_props: { active: TabRoute }) {
  return null;
}
