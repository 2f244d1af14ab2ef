import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { Sheet } from '@/components/Sheet';
import { useOnce } from '@/components/use-once';
import type { ShareMethod } from '@/contract/share/values';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { ShareInput } from '@/services/share/types';
import { useApp } from '@/stores/app/app-context';
import { MenuGuide, type GuideTarget } from './MenuGuide';
import { usePlaces, type SharePlace } from './places';
import { QrCode } from './QrCode';
import { shareTexts } from './texts';
import { ShareOptions } from './ShareOptions';
import './index.scss';

interface ShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly input: ShareInput;
  /** Shared, or the guide was shown: WeChat reports nothing after that. */
  readonly onShared?: (method: ShareMethod) => void;
}

/** Ways to share a link on this host. The share is prepared on opening. */
export function ShareSheet({ open, onClose, input, onShared }: ShareSheetProps) {
  const { share, feedback } = useApp();
  const [view, setView] = useState<'methods' | 'qrCode'>('methods');
  const [guide, setGuide] = useState<GuideTarget>();
  const { status, prepare } = usePrepared(open, input);
  const places = usePlaces(open);
  useEffect(() => {
    if (!open) setView('methods');
  }, [open]);

  const pick = async (method: ShareMethod, target?: GuideTarget | SharePlace) => {
    if (method === 'qrCode') setView('qrCode');
    else onClose();
    if (method === 'weChatMenu') setGuide(target === 'moments' ? target : 'friend');
    const result = await share.share(method, method === 'native' ? target : undefined);
    if (result.ok) onShared?.(method);
    if (!result.ok && result.error.kind === 'denied' && method !== 'copyLink') return;
    if (!result.ok) toastFailure(feedback, result.error);
    else if (method === 'copyLink') feedback.toast(shareTexts.copied, 'done');
  };

  return (
    <>
      <Sheet open={open && view === 'methods'} title={shareTexts.title} onClose={onClose}>
        {status === 'failed' ? (
          <FailedState text={shareTexts.failed} retryText={shareTexts.retry} onRetry={prepare} />
        ) : (
          <>
            <View className="share-sheet__hint">
              {places === 'failed' ? shareTexts.noPlaces : shareTexts.hint}
            </View>
            <ShareOptions
              methods={share.methods()}
              places={typeof places === 'string' ? [] : places}
              isReady={status === 'ready' && places !== 'asking'}
              onPick={(method, target) => void pick(method, target)}
            />
          </>
        )}
      </Sheet>
      {/* A separate sheet, so that the focus moves into it; the pressed button is unmounted. */}
      <Sheet open={open && view === 'qrCode'} title={shareTexts.qr.title} onClose={onClose}>
        <QrCode />
      </Sheet>
      <MenuGuide target={guide} onClose={() => setGuide(undefined)} />
    </>
  );
}

type Status = 'loading' | 'ready' | 'failed';

function usePrepared(open: boolean, input: ShareInput) {
  const { share } = useApp();
  const [status, setStatus] = useState<Status>('loading');
  const prepare = () => {
    setStatus('loading');
    void share.prepare(input).then(({ ok }) => setStatus(ok ? 'ready' : 'failed'));
  };
  useOnce(() => void (open && prepare()), open);
  return { status, prepare };
}
