import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { Sheet } from '@/components/Sheet';
import { useOnce } from '@/components/use-once';
import type { ShareWay } from '@/contract/share/values';
import type { ShareInput } from '@/services/share/types';
import { errorText } from '@/services/error-text';
import { useApp } from '@/stores/app-context';
import { MenuGuide, type GuideTarget } from './MenuGuide';
import { usePlaces, type SharePlace } from './places';
import { QrCode } from './QrCode';
import { shareTexts } from './texts';
import { ShareWays } from './ShareWays';
import './index.scss';

interface ShareSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly input: ShareInput;
  /** The parent passed it on, or was shown how: of what WeChat does after that nobody tells. */
  readonly onShared?: (way: ShareWay) => void;
}

/** The ways on which this host passes a link on. What it offers is prepared whenever it opens. */
export function ShareSheet({ open, onClose, input, onShared }: ShareSheetProps) {
  const { share, feedback } = useApp();
  const [view, setView] = useState<'ways' | 'qrCode'>('ways');
  const [guide, setGuide] = useState<GuideTarget>();
  const { status, prepare } = usePrepared(open, input);
  const places = usePlaces(open);
  useEffect(() => {
    if (!open) setView('ways');
  }, [open]);

  const pick = async (way: ShareWay, target?: GuideTarget | SharePlace) => {
    if (way === 'qrCode') setView('qrCode');
    else onClose();
    if (way === 'weChatMenu') setGuide(target === 'moments' ? target : 'friend');
    const result = await share.share(way, way === 'native' ? target : undefined);
    if (result.ok) onShared?.(way);
    if (!result.ok && result.error.kind === 'denied' && way !== 'copyLink') return;
    if (!result.ok) feedback.toast(errorText(result.error));
    else if (way === 'copyLink') feedback.toast(shareTexts.copied);
  };

  return (
    <>
      <Sheet open={open && view === 'ways'} title={shareTexts.title} onClose={onClose}>
        {status === 'failed' ? (
          <FailedState text={shareTexts.failed} retryText={shareTexts.retry} onRetry={prepare} />
        ) : (
          <>
            <View className="share-sheet__hint">
              {places === 'failed' ? shareTexts.noPlaces : shareTexts.hint}
            </View>
            <ShareWays
              ways={share.ways()}
              places={typeof places === 'string' ? [] : places}
              isReady={status === 'ready' && places !== 'asking'}
              onPick={(way, target) => void pick(way, target)}
            />
          </>
        )}
      </Sheet>
      {/* A sheet of its own: it takes the focus, which what was tapped would take away with it. */}
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
