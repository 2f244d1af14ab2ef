import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { copyAddress, downloadAddress } from '@/features/download/copy-address';
import { openStore } from '@/features/download/open-store';
import { storeLinkOf, type Store } from '@/features/download/store-links';
import { appNames, downloadTexts } from '@/features/download/texts';
import { screen, Screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { useEffect, useState } from 'react';
import { Picture } from '@/components/Picture';
import { SkeletonBlock } from '@/components/Skeleton';
import './index.scss';

const STORES: readonly (readonly [Store, string])[] = [
  ['ios', downloadTexts.appStore],
  ['android', downloadTexts.androidStore],
  ['harmony', downloadTexts.harmonyStore],
];

/** For computers, where the phone's download page has no store. */
function DownloadAppPc() {
  const app = useApp();
  const offered = useParams('downloadAppPc').app === 'student' ? 'student' : 'parent';
  const name = appNames[offered];
  const address = downloadAddress(app.platform, offered);
  return (
    <Screen title={name} className="download-app-pc">
      <View className="download-app-pc__content">
        <View className="download-app-pc__code">
          <AddressCode address={address} />
        </View>
        <View className="download-app-pc__title">{downloadTexts.pcTitle(name)}</View>
        <View className="download-app-pc__subtitle">{downloadTexts.pcSubtitle}</View>
        <Card className="download-app-pc__card">
          <View className="download-app-pc__label">{downloadTexts.pcAddress}</View>
          <View className="download-app-pc__address">{address}</View>
          <Button block size="medium" onPress={() => void copyAddress(app, address)}>
            {downloadTexts.copyAddress}
          </Button>
        </Card>
        <View className="download-app-pc__stores">
          <View className="download-app-pc__label">{downloadTexts.pcStores}</View>
          <View className="download-app-pc__store-row">
            {STORES.filter(([store]) => storeLinkOf(app, offered, store) !== '').map(([store, text]) => (
              <Button
                key={store}
                block
                kind="secondary"
                size="medium"
                onPress={() => void openStore(app, store, offered)}
              >
                {text}
              </Button>
            ))}
          </View>
        </View>
      </View>
    </Screen>
  );
}

export default screen('downloadAppPc', DownloadAppPc);

const SIZE = 320;

/** QR code of an address; if it cannot be drawn, the address beside it suffices. */
function AddressCode({ address }: { address: string }) {
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
