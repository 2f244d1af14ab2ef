import { useState } from 'react';
import { SLOT } from '@/contract/slots';
import HomeFloats from '@/features/floats/HomeFloats';
import HomePopups from '@/features/popups/HomePopups';
import type { HomeStore } from '../home-store';

/** What lies above home: it comes when the first content is there, and moves nothing. */
export default function HomeOverlays({ store }: { store: HomeStore }) {
  const [buttons] = useState(() => () => store.slots.of(SLOT.home.floatButton));
  return (
    <>
      <HomeFloats buttons={buttons} />
      <HomePopups />
    </>
  );
}
