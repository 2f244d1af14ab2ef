import { useState } from 'react';
import { useApp } from '@/stores/app-context';
import { ClaimedDialog } from './ClaimedDialog';
import { GiftLine } from './GiftLine';

/** What the web shows on home instead of the popup. */
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
