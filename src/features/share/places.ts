import { useEffect, useState } from 'react';
import { ShareChannel } from '@/contract/share/values';
import { useApp } from '@/stores/app/app-context';

/** Channels with a label; others are in the app's own sheet. */
const KNOWN = [ShareChannel.friend, ShareChannel.friendLine, ShareChannel.douyin] as const;
export type SharePlace = (typeof KNOWN)[number];

/** asking: pending; none: the app shows its own sheet; failed: the same, with a message. */
export type Places = 'asking' | 'none' | 'failed' | readonly SharePlace[];

/** The app's share channels, requested on each opening, from app 1.10.0. */
export function usePlaces(isOpen: boolean): Places {
  const { native, share } = useApp();
  const canAsk = native.support('getSharePlatforms') === 'supported';
  const [places, setPlaces] = useState<Places>('asking');
  useEffect(() => {
    if (!isOpen || !canAsk) return undefined;
    let isMounted = true;
    setPlaces('asking');
    void share.platforms().then((named) => {
      if (!isMounted) return;
      const known = named.ok ? KNOWN.filter((place) => named.value.includes(place)) : [];
      setPlaces(named.ok ? (known.length > 0 ? known : 'none') : 'failed');
    });
    return () => {
      isMounted = false;
    };
  }, [isOpen, canAsk, share]);
  return canAsk ? places : 'none';
}
