import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { FailedState } from '@/components/FailedState';
import { Picture } from '@/components/Picture';
import { SkeletonBlock } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import type { Result } from '@/contract/errors';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { QrCodePictures } from '@/services/share/types';
import { useApp } from '@/stores/app/app-context';
import { shareTexts } from './texts';
import './index.scss';

interface QrCodeProps {
  /** For a link other than the shared one. */
  readonly alt?: string;
  readonly hint?: string;
}

/** QR code of the prepared link, with a save button. */
export function QrCode({ alt = shareTexts.qr.picture, hint = shareTexts.qr.hint }: QrCodeProps) {
  const { share } = useApp();
  const [code, setCode] = useState<Result<QrCodePictures>>();
  const draw = () => {
    setCode(undefined);
    void share.qrCode().then(setCode);
  };
  useOnce(draw);
  if (code?.ok === false)
    return <FailedState text={BRIDGE_REFUSAL.qrCodeFailed} retryText={shareTexts.retry} onRetry={draw} />;
  const pictures = code?.value;
  return (
    <View className="share-qr">
      <View
        className="share-qr__frame"
        {...(!pictures && aria({ role: 'status', 'aria-label': shareTexts.qr.loading }))}
      >
        {pictures ? (
          <Picture src={pictures.shown} alt={alt} ratio={1} mode="aspectFit" lazy={false} />
        ) : (
          <SkeletonBlock height={0} className="share-qr__waiting" />
        )}
      </View>
      <View className="share-qr__hint">{hint}</View>
      <SaveButton picture={pictures?.saved} />
    </View>
  );
}

/** WeChat's browser cannot save: the picture is shown for a long press (contract/bridge/media.ts). */
function SaveButton({ picture }: { picture: string | undefined }) {
  const { native, platform, feedback } = useApp();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (!picture) return;
    setIsSaving(true);
    const saved = await native.call('saveImage', { imgBase: picture });
    setIsSaving(false);
    if (!saved.ok) toastFailure(feedback, saved.error);
    else if (!platform.host.readsCodesByPress) feedback.toast(shareTexts.qr.saved, 'done');
  };
  return (
    <Button block disabled={!picture} loading={isSaving} onPress={() => void save()}>
      {shareTexts.qr.save}
    </Button>
  );
}
