import { useEffect } from 'react';
import { DownloadType } from '@/contract/download/values';
import { downloadAddress } from '@/features/download/copy-address';
import { Landing } from '@/features/download/Landing';
import { downloadCopies, downloadPageTitle } from '@/features/download/texts';
import { downloadEnter, downloadType } from '@/features/download/variant';
import { screen, usePlace } from '@/features/screen';
import { isBuilt } from '@/services/router/paths';
import { useApp } from '@/stores/app-context';

/** Little-teacher guide of the mini program. */
const LITTLE_TEACHER_GUIDE = 'little_teacher_card_mini';

/** Download landing page of the parent app, in seven variants. */
function DownloadApp() {
  const { platform, router, tracker } = useApp();
  const { query } = usePlace();
  const type = downloadType(query.type);
  const enter = downloadEnter(query.enter);
  // Without its screen the way would lead nowhere, and this page would stay empty.
  const leads =
    type === DownloadType.littleTeacher && platform.host.guidesToLittleTeacher && isBuilt('commonGuide');
  useEffect(() => tracker.track('download_enter', { type, enter }), [tracker, type, enter]);
  useEffect(() => {
    if (leads) void router.replace('commonGuide', { code: LITTLE_TEACHER_GUIDE });
  }, [leads, router]);
  if (leads) return null;
  return (
    <Landing
      app="parent"
      title={downloadPageTitle(type)}
      copy={downloadCopies[type]}
      address={downloadAddress(platform, 'parent', `?type=${type}&enter=${enter}`)}
      onPress={() => tracker.track('download_click', { type, enter })}
    />
  );
}

export default screen('downloadApp', DownloadApp);
