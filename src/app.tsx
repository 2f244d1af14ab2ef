import { usePageNotFound, useUnhandledRejection } from '@tarojs/taro';
import { useState, type PropsWithChildren } from 'react';
import { ResumeHandIns } from '@/features/homework/queue/ResumeHandIns';
import { OfferRestart } from '@/features/screen/OfferRestart';
import { FeedbackHost } from '@/features/screen/feedback-host';
import { createPlatform } from '@/platform';
import { BootProvider } from '@/start/context';
import { Boot } from '@/start/boot';
import { firstPaint } from '@/start/look';
import { leaveUnknownPage, offerReload } from '@/start/failures';
import { startApp } from '@/start/steps';
import '@/styles/base.scss';

export default function App({ children }: PropsWithChildren) {
  const [boot] = useState(newBoot);
  usePageNotFound(() => leaveUnknownPage(boot));
  useUnhandledRejection(({ reason }) => void offerReload(boot, reason));
  return (
    <BootProvider boot={boot}>
      {/* Before the pages: Taro's style sheet hides every page but the last child. */}
      <FeedbackHost />
      <ResumeHandIns />
      <OfferRestart />
      {children}
    </BootProvider>
  );
}

function newBoot(): Boot {
  const boot = new Boot();
  void startApp(boot, () => createPlatform(firstPaint));
  return boot;
}
