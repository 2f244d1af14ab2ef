import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { App } from '@/stores/app/app';
import { useBoot } from '@/start/context';
import { SCREEN } from './texts';

/** WeChat runs the old version until its next cold start: a parent may restart when the new one is there. */
export const OfferRestart = observer(function OfferRestart() {
  const { app, status } = useBoot();
  useEffect(() => {
    if (app && status === 'ready') watchVersions(app);
  }, [app, status]);
  return null;
});

function watchVersions({ feedback, platform }: App): void {
  platform.onNewVersion?.((restart) => {
    const question = { content: SCREEN.newVersion, confirmText: SCREEN.restart, cancelText: SCREEN.later };
    void feedback.confirm(question).then((isWanted) => isWanted && restart());
  });
}
