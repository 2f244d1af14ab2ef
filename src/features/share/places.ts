import { useEffect, useState } from 'react';
import { ShareChannel } from '@/contract/share/values';
import { useApp } from '@/stores/app-context';

/** Places that there are words for; what else an app names shows with its own sheet. */
const KNOWN = [ShareChannel.friend, ShareChannel.friendLine, ShareChannel.douyin] as const;
export type SharePlace = (typeof KNOWN)[number];

/** asking; the places of the app; none: the app asks by its own sheet; failed: the same, and the parent is told why. */
export type Places = 'asking' | 'none' | 'failed' | readonly SharePlace[];

/** Where the app can share to, asked at each opening, from 1.10.0. An older app is not asked, and no host without one. */
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
