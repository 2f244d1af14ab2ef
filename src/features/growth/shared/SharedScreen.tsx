import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import type { Shared } from '@/contract/growth/schema';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { ReportView } from '@/features/growth/report';
import { sharePath } from '@/features/growth/sharing/share-path';
import { Screen, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { SharedContents } from './SharedContents';
import { SharedFooter } from './SharedFooter';
import { OwnNote } from './OwnNote';
import { SharedPlan } from './SharedPlan';
import { SharedSituation } from './SharedSituation';
import { SharedWeek } from './SharedWeek';
import { SharedStore } from './shared-store';
import { sharedTexts as texts } from './texts';
import './index.scss';

/** The share key determines which of the three pages it is, not the URL. */
export const SharedScreen = observer(function SharedScreen({ shareKey }: { readonly shareKey: string }) {
  const app = useApp();
  const [store] = useState(() => new SharedStore(app, shareKey.trim()));
  useShown(() => void store.load());
  const { value } = store.shared;
  usePassedOn(value, store.shareKey);
  const onward = { text: texts.trial, onPress: () => void toTrial(app) };
  return (
    <Screen title={value && texts.title[value.of](value.shownName)}>
      <View className="shared">
        <SharedContents
          store={store}
          texts={texts}
          skeleton={<Skeleton variant="card" parts={[320, 480, 480]} label={texts.loading} />}
          onward={onward}
        >
          {(shared) => (
            <>
              <OwnNote store={store} />
              <Contents shared={shared} />
              <SharedFooter endsAt={shared.endsAt} />
            </>
          )}
        </SharedContents>
      </View>
      <FreeTrialHost />
    </Screen>
  );
});

/** Viewers may share it further, with the same text. */
function usePassedOn(shared: Shared | undefined, shareKey: string): void {
  const { platform, share } = useApp();
  useEffect(() => {
    if (!shared || !platform.host.shareWays.includes('weChatMenu')) return;
    void share.prepare({
      key: 'growth-shared',
      title: texts.title[shared.of](shared.shownName),
      desc: texts.footer,
      toURL: sharePath(shared.of, shareKey),
    });
  }, [platform, share, shared, shareKey]);
}

function Contents({ shared: { report, situation, plan, week } }: { readonly shared: Shared }) {
  if (report) return <ReportView report={report} onLink={null} />;
  if (situation) return <SharedSituation situation={situation} />;
  if (week) return <SharedWeek week={week} />;
  return <SharedPlan days={plan ?? []} />;
}
