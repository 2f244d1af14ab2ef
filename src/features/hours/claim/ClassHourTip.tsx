import { useState } from 'react';
import { useApp } from '@/stores/app/app-context';
import { ClaimedDialog } from './ClaimedDialog';
import { GiftLine } from './GiftLine';

/** Replaces the popup on the web's home page. */
export default function ClassHourTip() {
  const { platform } = useApp();
  const [isClaimed, setClaimed] = useState(false);
  if (platform.host.popsUpGifts) return null;
  return (
    <>
      <GiftLine onClaimed={() => setClaimed(true)} />
      <ClaimedDialog open={isClaimed} onClose={() => setClaimed(false)} />
    </>
  );
}
