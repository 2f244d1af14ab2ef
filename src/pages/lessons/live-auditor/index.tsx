import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ReplayState } from '@/contract/courses/values';
import type { LiveAudit } from '@/contract/lessons/schema';
import { AuditBody } from '@/features/lessons/audit/AuditBody';
import { LiveAuditStore, type AuditView } from '@/features/lessons/audit/store';
import { auditTexts as texts } from '@/features/lessons/audit/texts';
import { formatWhenWithin } from '@/features/lessons/dates';
import { useNow } from '@/features/lessons/use-now';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import './index.scss';

/** A shared live class: its own parents may listen in. */
const LiveAuditor = observer(function LiveAuditor() {
  const app = useApp();
  const { liveId } = useParams('liveAuditor');
  const [store] = useState(() => new LiveAuditStore(app, liveId));
  useLoadForSession(() => store.load(), store.audit.reset);
  return (
    <Screen>
      <View className="live-auditor">
        <AuditBody store={store}>
          {(audit, view) => <What audit={audit} view={view} store={store} />}
        </AuditBody>
      </View>
    </Screen>
  );
});

/** Maximum delay of 明天 turning to 今天. */
const WORDS_EVERY_MS = 60_000;

interface WhatProps {
  readonly audit: LiveAudit;
  readonly view: AuditView;
  readonly store: LiveAuditStore;
}

/** A sentence and an action, by the class's state and viewer. */
const What = observer(function What({ audit, view, store }: WhatProps) {
  useNow(WORDS_EVERY_MS);
  const { router, serverClock, session, student } = useApp();
  const isReady = audit.replay === ReplayState.ready;
  switch (view) {
    case 'notBegun':
      return (
        <>
          <Words main={texts.notBegun} more={texts.begins(formatWhenWithin(audit.courseDate, serverClock))} />
          <Button
            block
            kind="secondary"
            onPress={() => void router.go('beforeClass', { liveId: String(audit.liveId) })}
          >
            {texts.prepare}
          </Button>
        </>
      );
    case 'live':
      if (student.isUnknown) return <UnknownChild compact load={store.load} />;
      if (!student.isOfficial)
        return (
          <>
            <Words main={texts.officialOnly} />
            <Button block kind="secondary" onPress={() => void router.go('myTabClass')}>
              {texts.toCourses}
            </Button>
          </>
        );
      return (
        <>
          <Words main={texts.live} more={texts.quiet} />
          <Button
            block
            loading={store.entry.enteringId !== undefined}
            onPress={() => void store.listen(audit)}
          >
            {texts.listen}
          </Button>
        </>
      );
    case 'over':
      return (
        <>
          <Words main={texts.over} more={audit.replay && texts.replayNote[audit.replay]} />
          {isReady ? (
            <Button block onPress={() => void store.replay(audit)}>
              {texts.replay}
            </Button>
          ) : (
            <Button
              block
              kind="secondary"
              onPress={() => void router.go('classContent', { liveId: String(audit.liveId) })}
            >
              {texts.toLesson}
            </Button>
          )}
        </>
      );
    case 'leave':
      return (
        <>
          <Words main={texts.leave} />
          <Button block kind="secondary" onPress={() => void router.go('leaveRecord')}>
            {texts.toLeave}
          </Button>
        </>
      );
    case 'stranger':
      return session.isLoggedIn ? (
        <>
          <Words main={texts.strangerIn} />
          <Button block kind="secondary" onPress={() => void router.go('myTabClass')}>
            {texts.toCourses}
          </Button>
        </>
      ) : (
        <>
          <Words main={texts.strangerOut} />
          <Button block onPress={() => void router.toLogin()}>
            {texts.logIn}
          </Button>
        </>
      );
  }
});

const Words = ({ main, more }: { readonly main: string; readonly more?: string }) => (
  <View className="live-auditor__words">
    <View className="live-auditor__main">{main}</View>
    {more && <View className="live-auditor__more">{more}</View>}
  </View>
);

export default screen('liveAuditor', LiveAuditor);
