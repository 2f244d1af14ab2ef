import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { Subject } from '@/contract/courses/values';
import { ShareOf, SituationPeriod } from '@/contract/growth/values';
import type { RouteParamsOf } from '@/contract/routes';
import { type ToShare, ShareStore } from '@/features/growth/sharing/share-store';
import { screen, useParams, Screen, useShown } from '@/features/screen';
import { SHOW_FRIENDS } from '@/contract/share/invite';
import { recordId } from '@/services/helpers/record-id';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { SharedList } from '@/features/growth/sharing/SharedList';
import { useApp } from '@/stores/app/app-context';
import { posterOf } from '@/features/growth/poster/content';
import { SharedContents } from '@/features/growth/shared/SharedContents';
import { Button } from '@/components/Button';
import { NameForm } from '@/features/growth/sharing/NameForm';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Friends } from './friends';
import { posterPageTexts as texts } from './texts';
import './index.scss';
import { PageSkeleton, Drawn } from './drawn';
import { PosterActions } from './poster-actions';
import { PosterStore } from './store';
import { WorkPoster } from './work-poster';

const oneOf = <T extends string | number>(
  values: Readonly<Record<string, T>>,
  text?: string,
): T | undefined => Object.values(values).find((value) => String(value) === text);

/** By address: the poster of a share or of a work, invited friends, or a share to be created; by default existing shares. */
const SharePoster = observer(function SharePoster() {
  const params = useParams('sharePoster');
  const shareKey = params.shareKey?.trim();
  if (shareKey) return <Poster key={shareKey} shareKey={shareKey} />;
  const workId = params.workId?.trim();
  if (workId) return <WorkPoster key={workId} workId={workId} />;
  if (params.show === SHOW_FRIENDS) return <Friends />;
  const what = toShareOf(params);
  return what ? <MakePoster what={what} /> : <Mine />;
});

/** What the address asks to share, untrusted. undefined: nothing valid. */
function toShareOf({ of, reportId, subject, period }: RouteParamsOf<'sharePoster'>): ToShare | undefined {
  const kind = oneOf(ShareOf, of);
  if (kind === undefined) return undefined;
  if (kind === ShareOf.plan) return { of: kind };
  if (kind === ShareOf.report) {
    const id = recordId(reportId);
    return id === undefined ? undefined : { of: kind, reportId: id };
  }
  const about = oneOf(Subject, subject);
  const span = oneOf(SituationPeriod, period);
  return { of: kind, ...(about !== undefined && { subject: about }), ...(span && { period: span }) };
}

export default screen('sharePoster', SharePoster);

function Mine() {
  const { router } = useApp();
  return (
    <Screen title={texts.mineTitle}>
      <CellGroup className="share-poster__links">
        <Cell title={texts.toFriends} onPress={() => void router.go('sharePoster', { show: SHOW_FRIENDS })} />
      </CellGroup>
      <Card className="share-poster__card">
        <SharedList action={{ text: texts.nextStep, onPress: () => void router.go('growUpSituation') }} />
      </Card>
    </Screen>
  );
}

/** Drawn only from what others can see. */
const Poster = observer(function Poster({ shareKey }: { readonly shareKey: string }) {
  const app = useApp();
  const [store] = useState(() => new PosterStore(app, shareKey));
  useShown(() => void store.load());
  const { poster, share } = store;
  const nextStep = { text: texts.nextStep, onPress: () => void app.router.go('growUpSituation') };
  return (
    <Screen footer={poster.picture ? <PosterActions poster={poster} /> : undefined}>
      <View className="share-poster">
        <SharedContents store={share} texts={texts} skeleton={<PageSkeleton />} nextStep={nextStep}>
          {(shared) => (
            <Drawn
              poster={poster}
              content={posterOf(shared)}
              input={store.inputOf(shared)}
              alt={texts.alt(shared.shownName)}
              onShared={() => void store.passedOn()}
            />
          )}
        </SharedContents>
      </View>
    </Screen>
  );
});

/** Nothing is shared before the parent has seen a preview. */
const MakePoster = observer(function MakePoster({ what }: { readonly what: ToShare }) {
  const app = useApp();
  const [store] = useState(() => new ShareStore(app, what));
  useLoadWhenShown(() => store.open(), store.forget);
  const make = async () => {
    const made = await store.make();
    if (made) await app.router.replace('sharePoster', { shareKey: made.shareKey });
  };
  return (
    <Screen
      footer={
        <Button block loading={store.form.isSaving} onPress={() => void make()}>
          {texts.make}
        </Button>
      }
    >
      <Card className="share-poster__card">
        <View className="share-poster__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {texts.makeTitle}
        </View>
        <NameForm store={store} />
      </Card>
    </Screen>
  );
});
