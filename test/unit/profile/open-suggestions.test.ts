import { Runtime } from '@/contract/host';
import { openSuggestions } from '@/pages/profile/parents-center/entries/table';
import type { App } from '@/stores/app/app';
import { createFakePlatform } from '@/platform/fake';

const TICKETS = 'https://tickets.example/new';

async function opened(runtime: Runtime, appVersion: string, ticketUrl = TICKETS) {
  const moves: string[] = [];
  const base = createFakePlatform();
  const platform = createFakePlatform({ runtime, environment: { ...base.environment, appVersion } });
  const router = {
    go: async (name: string) => void moves.push(name),
    openExternal: async (url: string) => void moves.push(url),
  };
  await openSuggestions({ platform, config: { ticketUrl }, router } as unknown as App);
  return moves;
}

describe('the suggestions of the mine tab', () => {
  it.each([
    [Runtime.androidApp, '1.1.20', 'feedback'],
    [Runtime.androidApp, '1.1.3', 'feedback'],
    [Runtime.androidApp, '1.1.21', TICKETS],
    [Runtime.androidApp, '1.10.0', TICKETS],
    [Runtime.iosApp, '1.0.0', TICKETS],
    [Runtime.web, '', TICKETS],
    [Runtime.weixinMiniApp, '', TICKETS],
  ])('lead in %s %s to %s', async (runtime, version, target) => {
    expect(await opened(runtime, version)).toEqual([target]);
  });

  it('lead everybody to the form where the operator has no ticket page', async () => {
    for (const runtime of Object.values(Runtime))
      expect(await opened(runtime, '2.5.0', '')).toEqual(['feedback']);
  });
});
