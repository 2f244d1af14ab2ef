import type { Fixture } from './start-fixture';
import { until } from './until';

type Answer = 'confirmModal' | 'cancelModal';

/** Answers the current or next dialog of the phone. */
export const answerDialog = ({ miniProgram }: Fixture, how: Answer): Promise<void> =>
  until(async () => {
    try {
      await miniProgram.native()[how]();
      return true;
    } catch {
      return false;
    }
  });

export interface Outcome {
  how: 'success' | 'fail';
  result: Record<string, unknown>;
}

/** Calls a wx method in a real tap handler of fixture `apis`; `answer` is the user's answer to its dialog. */
export async function tapToCall(
  fixture: Fixture,
  name: string,
  options: object = {},
  { button = '#call', answer }: { button?: string; answer?: Answer } = {},
): Promise<Outcome> {
  const page = (await fixture.miniProgram.currentPage())!;
  await page.setData({ asked: { name, options }, answer: null });
  await (await page.$(button))!.tap();
  if (answer) await answerDialog(fixture, answer);
  let outcome: Outcome | null = null;
  await until(async () => {
    outcome = (await page.data('answer')) as Outcome | null;
    return outcome !== null;
  });
  return outcome as unknown as Outcome;
}
