import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { Picture } from '@/components/Picture';
import { DownloadType } from '@/contract/download/values';
import type { Guide, GuideNext, GuideStep } from '@/contract/guides/schema';
import { pressTarget } from '@/features/links/click-target';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { BACKEND_CODE, fail, type Result } from '@/contract/errors';
import { guidesCalls } from '@/contract/guides/calls';
import { GuideNeeds, type GuideCode } from '@/contract/guides/values';
import { RedirectType } from '@/contract/links/values';
import { routeOfPath } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { Screen } from '@/features/screen';
import { guideTexts as texts } from './texts';
import './guide.scss';

const MISSING = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** One guide, and whether its next action works on this host. */
class GuideStore {
  readonly guide = new Loadable<Guide>();

  constructor(
    private readonly app: Pick<App, 'api' | 'platform' | 'router'>,
    /** undefined: the deep link has none. */
    private readonly code: string | undefined,
  ) {}

  load = async (): Promise<void> => {
    await this.guide.find(this.code, (code) => this.ask(code));
  };

  /** False for pages that this host does not have and abilities that it lacks. */
  canDo({ needs, redirectType, url = '' }: GuideNext): boolean {
    const { host } = this.app.platform;
    if (needs === GuideNeeds.app && host.clientType === undefined) return false;
    if (needs === GuideNeeds.listening && host.listensBy === undefined) return false;
    if (redirectType !== RedirectType.innerPage) return redirectType !== RedirectType.none;
    const name = routeOfPath(url);
    return name !== undefined && this.app.router.shows(name);
  }

  private async ask(code: string): Promise<Result<Guide>> {
    const answer = await this.app.api.call(guidesCalls.getGuide, { code });
    if (!answer.ok) return answer;
    return answer.value === null ? MISSING : { ok: true, value: answer.value };
  }
}

/** A guide by code: purpose, steps, next action. */
export const GuideBody = observer(function GuideBody({ code }: { readonly code: string | undefined }) {
  const app = useApp();
  const [store] = useState(() => new GuideStore(app, code));
  useLoadForSession(store.load, store.guide.reset);
  return (
    <View className="guide">
      <Loaded
        of={store.guide}
        skeleton={<Skeleton />}
        onRetry={() => void store.load()}
        missing={{
          text: texts.missing,
          action: { text: texts.toHome, onPress: () => void app.router.home() },
        }}
      >
        {(guide) => <Whole guide={guide} store={store} />}
      </Loaded>
    </View>
  );
});

function Whole({ guide, store }: { readonly guide: Guide; readonly store: GuideStore }) {
  const { title, words, steps, notes, next } = guide;
  return (
    <>
      <View className="guide__head">
        <View
          className="guide__title test-guide-title page-title"
          {...aria({ role: 'heading', 'aria-level': '1' })}
        >
          {title}
        </View>
        {words !== '' && <View className="guide__words">{words}</View>}
      </View>
      {steps.map((step, index) => (
        <Step key={`${index} ${step.title}`} step={step} number={index + 1} of={steps.length} />
      ))}
      {notes.length > 0 && (
        <View className="guide__notes">
          <View className="guide__notes-title">{texts.notes}</View>
          {notes.map((note) => (
            <View key={note} className="guide__note">
              {note}
            </View>
          ))}
        </View>
      )}
      {next && <Next next={next} canDo={store.canDo(next)} />}
    </>
  );
}

function Step({
  step,
  number,
  of,
}: {
  readonly step: GuideStep;
  readonly number: number;
  readonly of: number;
}) {
  return (
    <Card className="guide__step test-guide-step">
      {step.picture !== '' && <Picture src={step.picture} alt={step.alt} ratio={560 / 320} round="small" />}
      <View className="guide__step-head">
        <View className="guide__number" {...aria({ 'aria-label': texts.step(number, of) })}>
          {number}
        </View>
        <View className="guide__step-title" {...aria({ role: 'heading', 'aria-level': '2' })}>
          {step.title}
        </View>
      </View>
      <View className="guide__step-words">{step.words}</View>
    </Card>
  );
}

/** The next action if this host can do it; otherwise where it is done, with a link to the app. */
function Next({ next, canDo }: { readonly next: GuideNext; readonly canDo: boolean }) {
  const app = useApp();
  if (canDo) {
    return (
      <View className="guide__next">
        <Button block onPress={() => void pressTarget(app, { target: next })}>
          {next.text}
        </Button>
      </View>
    );
  }
  const toDownload = () => void app.router.go('downloadApp', { type: String(DownloadType.parent) });
  return (
    <View className="guide__next">
      <Card className="guide__where">
        <View className="guide__where-title">{texts.where}</View>
        <View className="guide__step-words">{next.where}</View>
      </Card>
      {app.platform.host.offersApp && (
        <Button block onPress={toDownload}>
          {texts.toDownload}
        </Button>
      )}
    </View>
  );
}

function Skeleton() {
  return (
    <>
      <View className="guide__head">
        <SkeletonBlock width="60%" height={52} />
      </View>
      <Card className="guide__step test-guide-step">
        <SkeletonBlock width="100%" height={340} className="guide__skeleton-picture" />
        <SkeletonLines lines={3} />
      </Card>
    </>
  );
}

/** The page of one guide: `export default screen('liveGuide', guidePage(GuideCode.live))`. */
export const guidePage = (code: GuideCode) =>
  function GuidePage() {
    return (
      <Screen>
        <GuideBody code={code} />
      </Screen>
    );
  };
