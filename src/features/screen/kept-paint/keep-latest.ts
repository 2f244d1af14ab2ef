import { withNewest } from '@/platform/first-paint/latest';
import type { KeptPaint } from '@/platform/first-paint/rules';
import type { AppStorage } from '@/services/storage/app-storage';
import { Kept } from '@/services/storage/kept';
import { keptValues, latestValues } from '@/services/storage/kept-values';

type Owner = ConstructorParameters<typeof Kept>[1];

/** The newest of a few; the oldest goes. */
export function keepLatest(
  storage: AppStorage,
  session: Owner,
  paint: KeptPaint & { readonly address: string },
): void {
  const index = new Kept(storage, session, keptValues.latest);
  const entries = withNewest(index.value ?? [], paint.address);
  const slot = entries[0]?.slot;
  if (slot === undefined) return;
  new Kept(storage, session, latestValues[slot]).keep(paint);
  index.keep(entries);
}
