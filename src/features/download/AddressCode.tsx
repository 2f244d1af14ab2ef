import { useEffect, useState } from 'react';
import { Picture } from '@/components/Picture';
import { SkeletonBlock } from '@/components/Skeleton';
import { downloadTexts } from './texts';

const SIZE = 320;

/** An address as a code to be scanned; where none can be drawn, the address beside it has to do. */
export function AddressCode({ address }: { address: string }) {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    let isMounted = true;
    const show = (drawn: string | null): void => void (isMounted && setCode(drawn));
    import('@/services/share/qr-code').then(
      ({ qrCodePictures }) => show(address ? qrCodePictures(address).shown : null),
      () => show(null),
    );
    return () => {
      isMounted = false;
    };
  }, [address]);
  if (code === null) return null;
  if (code === undefined) return <SkeletonBlock width={SIZE} height={SIZE} radius="card" />;
  return <Picture src={code} alt={downloadTexts.pcCode} width={SIZE} height={SIZE} lazy={false} />;
}
