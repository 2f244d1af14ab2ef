import { useEffect } from 'react';
import { usePlace } from '@/features/screen/place';
import type { ShareInput } from '@/services/share/types';
import { useApp } from '@/stores/app-context';

/** What this screen shares, instead of the default that every page prepares: at each visit, and when it changes. */
export function useSharing(input: ShareInput): void {
  const { share } = useApp();
  const { visits } = usePlace();
  const written = JSON.stringify(input);
  useEffect(() => {
    void share.prepare(JSON.parse(written) as ShareInput);
  }, [share, visits, written]);
}
