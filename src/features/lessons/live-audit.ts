import { lessonsCalls } from '@/contract/lessons/calls';
import { LiveStatus } from '@/contract/lessons/values';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import type { App } from '@/stores/app/app';

/** Listening to a live class in the mini program: rule lessons-13. Returns whether it was opened. */
export async function auditLive(
  { api, feedback, router, tracker }: Pick<App, 'api' | 'feedback' | 'router' | 'tracker'>,
  liveId: number,
): Promise<boolean> {
  feedback.loading();
  const course = await api.call(lessonsCalls.getLiveCourse, { liveId });
  feedback.hideLoading();
  if (!course.ok && course.error.kind === 'stale') return false;
  const status: unknown = course.ok ? course.value?.liveStatus : undefined;
  if (status === LiveStatus.notStarted) {
    feedback.toast(BRIDGE_REFUSAL.lessonNotStarted);
    return false;
  }
  if (typeof status !== 'number') {
    feedback.toast(BRIDGE_REFUSAL.courseInfoFailed);
    const kind = course.ok ? 'decode' : course.error.kind;
    tracker.track('live_audit_failure', { liveId, kind });
    return false;
  }
  await router.go('liveAuditorGuide', { liveId: String(liveId) });
  return true;
}
