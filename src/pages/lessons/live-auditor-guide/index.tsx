import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { DownloadEnter, DownloadType } from '@/contract/download/values';
import type { LiveAudit } from '@/contract/lessons/schema';
import { routes } from '@/contract/routes';
import { AuditBody } from '@/features/lessons/audit/AuditBody';
import { LiveAuditStore, type AuditView } from '@/features/lessons/audit/store';
import { auditTexts } from '@/features/lessons/audit/texts';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import type { OperatingSystem } from '@/platform/types';
import { useApp } from '@/stores/app/app-context';
import './index.scss';
import { copyText } from '@/services/feedback/copy-text';

const STORES: Readonly<Record<OperatingSystem, string>> = {
  ios: '苹果应用商店（App Store）',
  android: '手机自带的应用商店',
  harmony: '华为应用市场',
  other: '手机的应用商店',
};

/** Texts of the guide to a live class in the app. The edition: rule lessons-12. */
const texts = {
  title: '三步进入旁听',
  steps: [
    {
      title: '下载家长端',
      text: (os: OperatingSystem) => `在${STORES[os]}搜索“豌豆家长端（旁听版）”并下载。`,
    },
    { title: '用同一个手机号登录', text: () => '登录后能看到孩子今天的课程。' },
    { title: '打开这节课', text: () => '在首页“今日课程”里点“在线旁听”，或在浏览器打开下面的链接。' },
  ],
  code: '课程编号',
  link: '旁听链接',
  copyCode: '复制编号',
  copyLink: '复制链接',
  copied: '已复制',
  copyFailed: '复制失败，请长按选择',
  open: '打开直播',
  toDownload: '去下载家长端',
} as const;

/** From the mini program, which has no live room, to the app. */
const LiveAuditorGuide = observer(function LiveAuditorGuide() {
  const app = useApp();
  const { liveId } = useParams('liveAuditorGuide');
  const [store] = useState(() => new LiveAuditStore(app, liveId));
  useLoadForSession(() => store.load(), store.audit.reset);
  return (
    <Screen>
      <View className="audit-guide">
        <AuditBody store={store}>
          {(audit, view) => <Guide audit={audit} view={view} store={store} />}
        </AuditBody>
      </View>
    </Screen>
  );
});

interface GuideProps {
  readonly audit: LiveAudit;
  readonly view: AuditView;
  readonly store: LiveAuditStore;
}

/** Three steps for parents who may listen in; others see why not. */
const Guide = observer(function Guide({ audit, view, store }: GuideProps) {
  const { router, session } = useApp();
  if (view !== 'stranger') {
    return (
      <>
        {view !== 'live' && <View className="audit-guide__note">{auditTexts[view]}</View>}
        <Steps audit={audit} />
        <NextStep audit={audit} view={view} store={store} />
      </>
    );
  }
  const { isLoggedIn } = session;
  return (
    <>
      <View className="audit-guide__note">{isLoggedIn ? auditTexts.strangerIn : auditTexts.strangerOut}</View>
      <Button block onPress={() => void (isLoggedIn ? router.go('myTabClass') : router.toLogin())}>
        {isLoggedIn ? auditTexts.toCourses : auditTexts.logIn}
      </Button>
    </>
  );
});

function Steps({ audit }: { readonly audit: LiveAudit }) {
  const { config, platform } = useApp();
  const origin = platform.location()?.origin ?? config.h5Origin;
  const link = origin && `${origin}${routes.liveAuditor.path}?liveId=${audit.liveId}`;
  return (
    <Card className="audit-guide__card">
      <View className="audit-guide__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.title}
      </View>
      {texts.steps.map(({ title, text }, index) => (
        <View key={title} className="audit-guide__step test-guide-step">
          <Text className="audit-guide__number">{index + 1}</Text>
          <View className="audit-guide__words">
            <View className="audit-guide__step-title">{title}</View>
            <View className="audit-guide__text">{text(platform.os)}</View>
          </View>
        </View>
      ))}
      <Copyable name={texts.code} text={String(audit.liveId)} action={texts.copyCode} />
      {link && <Copyable name={texts.link} text={link} action={texts.copyLink} />}
    </Card>
  );
}

interface CopyableProps {
  readonly name: string;
  readonly text: string;
  readonly action: string;
}

function Copyable({ name, text, action }: CopyableProps) {
  const app = useApp();
  const copy = () => copyText(app, text, texts);
  return (
    <View className="audit-guide__copy">
      <View className="audit-guide__words">
        <View className="audit-guide__text">{name}</View>
        <Text className="audit-guide__value" selectable>
          {text}
        </Text>
      </View>
      <Button className="test-copy" kind="secondary" size="small" onPress={() => void copy()}>
        {action}
      </Button>
    </View>
  );
}

/** The app opens the room; a browser links to the app; the mini program shows only the steps. */
const NextStep = observer(function NextStep({ audit, view, store }: GuideProps) {
  const { platform, router } = useApp();
  const { listensBy, offersApp } = platform.host;
  if (listensBy === 'app' && view === 'live') {
    return (
      <Button block loading={store.entry.enteringId !== undefined} onPress={() => void store.listen(audit)}>
        {texts.open}
      </Button>
    );
  }
  if (!offersApp) return null;
  const params = { type: String(DownloadType.parent), enter: String(DownloadEnter.other) };
  return (
    <Button block onPress={() => void router.go('downloadApp', params)}>
      {texts.toDownload}
    </Button>
  );
});

export default screen('liveAuditorGuide', LiveAuditorGuide);
