import type { Running } from './running';
import { mayLeave } from './wx/ui/page';

/** The back button of the navigation bar, with the page's confirmation (wx.enableAlertBeforeUnload). */
export async function goBack(running: Running): Promise<void> {
  const page = running.current();
  if (!page || !(await mayLeave(running, page))) return;
  await running.router.go('navigateBack', {}).catch(() => undefined);
}
