import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/Skeleton';
import type { Shared, Week, Situation } from '@/contract/growth/schema';
import { FreeTrialHost } from '@/features/activities/free-trial/FreeTrialHost';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { ReportView, SectionView } from '@/features/growth/report';
import { sharePath } from '@/features/growth/sharing/kept';
import { Screen, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { weekDays } from '@/features/growth/week/texts';
import { WeekView } from '@/features/growth/week/WeekView';
import { Button } from '@/components/Button';
import { byBeijing } from '@/features/dates/zones';
import { formatDate } from '@/features/lessons/dates';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Avatar } from '@/components/Avatar';
import { reportTexts } from '@/features/growth/report/texts';
import { shownOf, Summary } from '@/features/growth/situation';
import { SharedContents } from './SharedContents';
import { sharedTexts as texts } from './texts';
import './index.scss';
import { SharedStore } from './shared-store';
import { SharedPlan } from './SharedPlan';

/** The share key determines which of the three pages it is, not the URL. */
export const SharedScreen = observer(function SharedScreen({ shareKey }: { readonly shareKey: string }) {
  const app = useApp();
  const [store] = useState(() => new SharedStore(app, shareKey.trim()));
  useShown(() => void store.load());
  const { value } = store.shared;
  usePassedOn(value, store.shareKey);
  const nextStep = { text: texts.trial, onPress: () => void toTrial(app) };
  return (
    <Screen title={value && texts.title[value.of](value.shownName)}>
      <View className="shared">
        <SharedContents
          store={store}
          texts={texts}
          skeleton={<Skeleton variant="card" parts={[320, 480, 480]} label={texts.loading} />}
          nextStep={nextStep}
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
    if (!shared || !platform.host.shareMethods.includes('weChatMenu')) return;
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

const SharedWeek = ({ week }: { readonly week: Week }) => (
  <View className="shared__card">
    <View className="shared__period">{weekDays(week)}</View>
    <WeekView week={week} />
  </View>
);

/** Child, expiry, and a link for interested viewers. */
function SharedFooter({ endsAt }: { readonly endsAt: string }) {
  const app = useApp();
  const day = byBeijing(formatDate(endsAt), app.serverClock);
  return (
    <View className="shared__footer">
      <View className="shared__words">{texts.footer}</View>
      {day && <View className="shared__until">{texts.until(day)}</View>}
      <Button kind="secondary" size="medium" onPress={() => void toTrial(app)}>
        {texts.trial}
      </Button>
    </View>
  );
}

/** Only for the parent who shared it. */
const OwnNote = observer(function OwnNote({ store }: { readonly store: SharedStore }) {
  if (store.ownId === undefined) return null;
  return (
    <Card className="shared__card shared__own">
      <View className="shared__own-words" {...aria({ role: 'note' })}>
        <View className="shared__own-title">{texts.own}</View>
        <View className="shared__own-hint">{texts.ownHint}</View>
      </View>
      <Button kind="danger-text" size="medium" loading={store.isRevoking} onPress={() => void store.revoke()}>
        {texts.revoke}
      </Button>
    </Card>
  );
});

/** Live data at the time of viewing. */
function SharedSituation({ situation }: { readonly situation: Situation }) {
  const { child } = situation;
  const { overview, sections } = shownOf(situation);
  return (
    <>
      <Card className="shared__card shared__who">
        <Avatar name={reportTexts.avatar(child)} size={88} />
        <View className="shared__child">{child}</View>
      </Card>
      <Summary {...{ situation, overview }} goOn={null} />
      {sections.map((section) => (
        <SectionView key={section.key} section={section} onLink={null} isBrief />
      ))}
    </>
  );
}
